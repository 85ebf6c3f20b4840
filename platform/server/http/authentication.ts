import type { FastifyRequest } from 'fastify';
import type { Access, Route } from '#platform/common/contract/define-route.ts';
import type { Db } from '../database/connect.ts';
import type { Tickets } from '../media/tickets.ts';
import type { Gate } from '../realtime/types.ts';
import type { Portal, SignedIn } from './context.ts';

export type RoutePrerequisites = Pick<Route, 'method' | 'access' | 'isAlwaysOpen' | 'isOpenWithoutTerms'>;

/**
 * Interface through which HTTP handlers use the accounts module: find the user of a token, refuse users who
 * must first accept terms or similar, and redeem one-time download tickets.
 */
export type Authentication = {
  /** Returns the user of a token; null if the session has ended. */
  authenticate(db: Db, token: string): Promise<SignedIn | null>;
  /** Refuses a request whose token opens no session, with the reason why that session ended. */
  refuseEnded(db: Db, token: string | null): Promise<never>;
  /** Refuses users who first have to do something else, such as accept new terms. */
  requirePrerequisites(route: RoutePrerequisites, actor: SignedIn | null): void;
  /** Runs the work with the cached user, and repeats it with the reloaded user before refusing. */
  retryWithReloadedUser<T>(
    known: SignedIn | null,
    readAgain: () => Promise<SignedIn | null>,
    work: (person: SignedIn | null) => Promise<T>,
  ): Promise<T>;
  /** Returns the signed-in user if no prerequisite is missing; for requests outside the API contract. */
  authenticatedCaller(
    portal: Portal,
    request: FastifyRequest,
    method: Route['method'],
    access?: Exclude<Access, 'public'>,
  ): Promise<SignedIn>;
  /** Uses up the ticket of a request, and returns its subject and its owner's current data. */
  redeemTicket(
    db: Db,
    request: FastifyRequest,
    kind: 'FILE',
  ): Promise<{ actor: SignedIn; Subject: Tickets['FILE'] }>;
  /** Returns which of the sessions with live connections are still active. */
  activeSessions(db: Db, hashes: Parameters<Gate>[0]): ReturnType<Gate>;
};
