import type { Gate, LiveSocket } from './types.ts';

/** Takes what the gate said: whose session ended is disconnected, everybody else is who they are now. */
export function settle(sockets: readonly LiveSocket[], open: Awaited<ReturnType<Gate>>): void {
  for (const socket of sockets) {
    const person = open.get(socket.data.Hash.toString('base64'));
    if (!person || person.IsTwoFactorMissing) socket.disconnect(true);
    else socket.data.Person = person;
  }
}
