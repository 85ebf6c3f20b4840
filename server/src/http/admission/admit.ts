import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { answerBusy } from './answer-busy.ts';
import { LANES, type Lane, laneOf } from './lanes.ts';

export type Admission = {
  /** How many are worked on now. */
  inFlight: () => number;
  /** How many were sent away since the start, by kind. */
  refused: Readonly<Record<Lane, number>>;
};

/**
 * Lets so many requests in at a time and sends the others away before anything of them is read: what cannot be done
 * soon is not begun, and sending away costs a few hundredths of what answering does. So a portal that is asked five
 * times what it can do still does nearly all that it can (decision 0061).
 *
 * A request has its place from when all of it is here until its answer begins: neither whoever sends slowly nor whoever
 * reads slowly holds one.
 */
export function admit(server: Server, limit: number): Admission {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const refused: Record<Lane, number> = { SIGN_IN: 0, ACTION: 0, READ: 0, PUBLIC: 0, EXPORT: 0 };
  const places = { own: 0, shared: 0 };
  server.on('request', (request, response) => {
    const { method: Method = 'GET', url: Url = '/', headers } = request;
    const lane = laneOf({ Method, Url, IsSignedIn: headers.authorization !== undefined });
    if (lane !== null) {
      const kind = lane === 'SIGN_IN' ? 'own' : 'shared';
      if (places[kind] >= limit * LANES[lane].Share) {
        refused[lane] += 1;
        answerBusy(request, response);
        return;
      }
      hold(request, response, places, kind);
    }
    for (const handle of handlers) handle.call(server, request, response);
  });
  return { inFlight: () => places.own + places.shared, refused };
}

type Places = { own: number; shared: number };

function hold(request: IncomingMessage, response: ServerResponse, places: Places, kind: keyof Places): void {
  let state: 'waiting' | 'held' | 'over' = 'waiting';
  const take = (): void => {
    if (state !== 'waiting') return;
    state = 'held';
    places[kind] += 1;
  };
  const release = (): void => {
    if (state === 'held') places[kind] -= 1;
    state = 'over';
  };
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) take();
  else request.once('end', take);
  const begin = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof begin>) => {
    release();
    return begin.apply(response, head);
  }) as typeof begin;
  response.once('close', release);
}
