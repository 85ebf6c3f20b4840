import type { WorkerEvents } from 'graphile-worker';

/** The queue's own way to give back what has waited for too long; its types keep it to itself. */
type Hand = { setModeTtlExpired(): void };

/**
 * Answers what gives back the jobs that were fetched and not begun, to be called just before the queue stops.
 * graphile-worker 0.18 does so itself while it stops, but declares itself stopped first, and then refuses to wait for it:
 * six lines of errors for an operator to wonder about, with each restart under load.
 */
export function giveBackWaiting(events: WorkerEvents): () => void {
  const waiting = new Set<Hand>();
  events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    const hand = localQueue as unknown as Hand;
    if (newMode === 'WAITING') waiting.add(hand);
    else waiting.delete(hand);
  });
  return () => {
    for (const hand of waiting) hand.setModeTtlExpired();
  };
}
