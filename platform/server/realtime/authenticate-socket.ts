/**
 * Admits a live connection only with the token of an open session (and a second factor where staff need
 * one), limits connections per user and address, and sends a reason to refused ones.
 */
import type { ExtendedError } from 'socket.io';
import { languageOf } from '#platform/common/i18n/language.ts';
import { hashSecret } from '../database/keys.ts';
import { fail } from '../http/fail.ts';
import type { ConnectionSlots } from './connection-slots.ts';
import { formatProblem } from './format-problem.ts';
import { createSlots } from './slots.ts';
import type { Gate, LiveServer, LiveSocket } from './types.ts';

const TOKEN = /^[A-Za-z0-9_-]{20,200}$/;
/** Maximum connections of one user per process, over all tabs and devices. */
const SOCKETS_PER_PERSON = 20;
/** Delay in ms before closing, enough for the client to receive the reason. */
const CLOSE_DELAY_MS = 200;

/**
 * Requires the token of an open session from every connection; the socket belongs to that session from then
 * on.
 */
export function authenticateSocket(io: LiveServer, gate: Gate, arrivals: ConnectionSlots): void {
  const places = createSlots(SOCKETS_PER_PERSON);

  async function enter(socket: LiveSocket): Promise<void> {
    const { token } = socket.handshake.auth as Record<string, unknown>;
    if (typeof token !== 'string' || !TOKEN.test(token)) return fail('ERR_AUTH');
    const Hash = hashSecret(token);
    const Person = (await gate([Hash])).get(Hash.toString('base64')) ?? fail('ERR_AUTH');
    const needed = 'ERR_TWO_FACTOR_NEEDED';
    if (Person.IsTwoFactorMissing) fail('ERR_FORBIDDEN', { Text: needed, Reasons: [{ Code: needed }] });
    // A connection that has already closed emits no further event: its slot would never be released.
    if (socket.conn.readyState !== 'open') fail('ERR_AUTH');
    const release = places.take(String(Person.Id)) ?? fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
    socket.conn.once('close', release);
    if (!arrivals.identified(socket.request)) fail('ERR_RATE_LIMIT', { Params: { minutes: 1 } });
    socket.data = {
      Person,
      Hash,
      Language: languageFrom(socket),
      Joins: { Count: 0, Since: 0 },
      LastSent: new Map(),
    };
  }

  io.use((socket, next) => {
    enter(socket)
      .then(() => next())
      .catch((problem: unknown) => {
        const refusal: ExtendedError = new Error('refused');
        refusal.data = formatProblem(problem, languageFrom(socket));
        next(refusal);
        setTimeout(() => socket.conn.close(), CLOSE_DELAY_MS).unref();
      });
  });
}

function languageFrom({ handshake }: LiveSocket) {
  const { language } = handshake.auth as Record<string, unknown>;
  return languageOf(typeof language === 'string' ? language : null);
}
