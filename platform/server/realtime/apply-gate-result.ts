import type { Gate, LiveSocket } from './types.ts';

/**
 * Applies the result of a session check: sockets with an ended session are disconnected, all others get the
 * user's current data.
 */
export function applyGateResult(sockets: readonly LiveSocket[], open: Awaited<ReturnType<Gate>>): void {
  for (const socket of sockets) {
    const person = open.get(socket.data.Hash.toString('base64'));
    if (!person || person.IsTwoFactorMissing) socket.disconnect(true);
    else socket.data.Person = person;
  }
}
