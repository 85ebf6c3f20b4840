import type { FastifyRequest } from 'fastify';
import type { Access, Route } from '#platform/common/contract/define-route.ts';
import type { Db } from '../database/connect.ts';
import type { Tickets } from '../media/tickets.ts';
import type { Gate } from '../realtime/types.ts';
import type { Portal, SignedIn } from './context.ts';

export type RoutePrerequisites = Pick<Route, 'method' | 'access' | 'isAlwaysOpen' | 'isOpenWithoutTerms'>;

/** Who asks, as the module of accounts knows it; the application passes it to whatever answers requests. */
export type Authentication = {
  /** The person of a token; null when there is none any more. */
  authenticate(db: Db, token: string): Promise<SignedIn | null>;
  /** Refuses who first has to do something else. */
  requirePrerequisites(route: RoutePrerequisites, actor: SignedIn | null): void;
  /** Works for a person as they are remembered, and before a refusal once more as they are now. */
  retryWithReloadedUser<T>(
    known: SignedIn | null,
    readAgain: () => Promise<SignedIn | null>,
    work: (person: SignedIn | null) => Promise<T>,
  ): Promise<T>;
  /** The signed-in user, if not held back; for requests outside the contract. */
  authenticatedCaller(
    portal: Portal,
    request: FastifyRequest,
    method: Route['method'],
    access?: Exclude<Access, 'public'>,
  ): Promise<SignedIn>;
  /** Uses up the ticket of a request, and answers what it is for and its holder as they are now. */
  redeemTicket(
    db: Db,
    request: FastifyRequest,
    kind: 'FILE',
  ): Promise<{ actor: SignedIn; Subject: Tickets['FILE'] }>;
  /** Who is still signed in, of the connections of the live screens. */
  activeSessions(db: Db, hashes: Parameters<Gate>[0]): ReturnType<Gate>;
};
