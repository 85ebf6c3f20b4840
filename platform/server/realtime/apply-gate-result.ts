import type { Gate, LiveSocket } from './types.ts';

/** Applies the gate's result: sockets with an ended session are disconnected, all others are updated to their current person. */
export function applyGateResult(sockets: readonly LiveSocket[], open: Awaited<ReturnType<Gate>>): void {
  for (const socket of sockets) {
    const person = open.get(socket.data.Hash.toString('base64'));
    if (!person || person.IsTwoFactorMissing) socket.disconnect(true);
    else socket.data.Person = person;
  }
}
