/**
 * Protects the process from overload: admits a limited number of concurrent HTTP requests by priority and
 * account, and rejects others before reading them, with the request to retry later.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { answerBusy, answerTooMany } from './answer-busy.ts';
import { createCallBudget } from './call-budget.ts';
import { createCallers, type Identify, tokenOf } from './callers.ts';
import { LANES, type Lane, laneOf } from './lanes.ts';

/** Reason for a rejection: the lane's limit, or `ACCOUNT` for the limits of one account in any lane. */
type Refused = Lane | 'ACCOUNT';

export type Admission = {
  /** Number of requests in progress. */
  inFlight: () => number;
  /** Number of rejected requests since the start, by kind. */
  refused: Readonly<Record<Refused, number>>;
};

export type AdmissionLimits = {
  IN_FLIGHT_LIMIT: number;
  ACCOUNT_IN_FLIGHT_LIMIT: number;
  ACCOUNT_CALL_LIMIT: number;
};

/** Share of slots for looking up unknown tokens, so that made-up tokens do not take slots from users. */
const IDENTIFYING_SHARE = 0.2;
const OF_ACCOUNTS: readonly Lane[] = ['READ', 'ACTION', 'EXPORT'];

/**
 * Admits a limited number of requests at a time and rejects others before reading them: work that cannot be
 * done soon is not started, and a rejection costs a few hundredths of a response. A portal at five times its
 * capacity still does nearly all it can (decision 0061). No account gets more than its share of the slots,
 * nor more than its calls per minute. A request occupies a slot from its complete arrival until its response
 * starts, so neither slow senders nor slow readers occupy one. It counts against its account's share from
 * its start.
 */
export function admit(server: Server, limits: AdmissionLimits, identify: Identify): Admission {
  const limit = limits.IN_FLIGHT_LIMIT;
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const refused: Record<Refused, number> = {
    SIGN_IN: 0,
    ACTION: 0,
    READ: 0,
    PUBLIC: 0,
    EXPORT: 0,
    ACCOUNT: 0,
  };
  const places = { own: 0, shared: 0 };
  const callers = createCallers(identify, Math.ceil(limit * IDENTIFYING_SHARE));
  const share = shareOfAccounts(limits.ACCOUNT_IN_FLIGHT_LIMIT);
  const budget = createCallBudget(limits.ACCOUNT_CALL_LIMIT);

  const letIn = (request: IncomingMessage, response: ServerResponse, lane: Lane | null): void => {
    if (lane !== null) {
      const kind = lane === 'SIGN_IN' ? 'own' : 'shared';
      if (places[kind] >= limit * LANES[lane].Share) {
        refused[lane] += 1;
        answerBusy(request, response);
        return;
      }
      acquire(request, response, places, kind);
    }
    for (const handle of handlers) handle.call(server, request, response);
  };
  const letInAccount = (
    request: IncomingMessage,
    response: ServerResponse,
    lane: Lane,
    accountId: number,
  ): void => {
    const release = share(accountId);
    const seconds = release ? budget(accountId, lane) : 0;
    if (release && seconds === 0) {
      response.once('close', release);
      letIn(request, response, lane);
      return;
    }
    release?.();
    refused.ACCOUNT += 1;
    if (seconds > 0) answerTooMany(request, response, seconds);
    else answerBusy(request, response);
  };

  server.on('request', (request, response) => {
    const { method: Method = 'GET', url: Url = '/', headers } = request;
    const lane = laneOf({ Method, Url, IsSignedIn: true });
    const token = tokenOf(headers.authorization);
    const admitAnonymous = () => letIn(request, response, laneOf({ Method, Url, IsSignedIn: false }));
    if (lane === null || token === null || !OF_ACCOUNTS.includes(lane)) return admitAnonymous();
    const known = callers.known(token);
    if (known !== undefined) return letInAccount(request, response, lane, known);
    void callers.identified(token).then((accountId) => {
      if (request.socket.destroyed) return;
      if (accountId === null) admitAnonymous();
      else letInAccount(request, response, lane, accountId);
    });
  });
  return { inFlight: () => places.own + places.shared, refused };
}

/** Slots per account: takes one and returns its release function, or null when all are taken. */
function shareOfAccounts(most: number) {
  const taken = new Map<number, number>();
  return (accountId: number): (() => void) | null => {
    const count = taken.get(accountId) ?? 0;
    if (count >= most) return null;
    taken.set(accountId, count + 1);
    return () => {
      const left = (taken.get(accountId) ?? 1) - 1;
      if (left > 0) taken.set(accountId, left);
      else taken.delete(accountId);
    };
  };
}

type ConcurrencySlots = { own: number; shared: number };

function acquire(
  request: IncomingMessage,
  response: ServerResponse,
  places: ConcurrencySlots,
  kind: keyof ConcurrencySlots,
): void {
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
