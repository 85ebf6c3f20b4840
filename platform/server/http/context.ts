/**
 * Types passed to every request handler: the signed-in user, the portal's shared services (database,
 * settings, clock), and the validated request with language, address and idempotency key.
 */
import type { z } from 'zod';
import type { Actor } from '#platform/common/access/actor.ts';
import type { DataOf, Route } from '#platform/common/contract/define-route.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Settings } from '../configuration/settings.ts';
import type { Db } from '../database/connect.ts';
import type { FileStore } from '../files/store.ts';

/** The signed-in user: the data for rules and for queries. */
export type SignedIn = Actor & {
  Id: number;
  SessionId: number;
  OrganisationId: number | null;
  Email: string;
  Language: Language;
  /** When the user last proved their identity: at sign-in, or at a step-up before a sensitive action. */
  ProvenAt: Date;
  /** Newer terms or privacy policy than the accepted ones. */
  IsTermsUpdated: boolean;
  /** Staff without the second factor that the setting requires. */
  IsTwoFactorMissing: boolean;
};

/** Services shared by all handlers of the process. */
export type Portal = {
  db: Db;
  settings: Settings;
  /** No one is notified while demo history is written. */
  isQuiet?: true;
  /** Simulated time while demo history is written; absent: the system clock. */
  clock?: () => Date;
};

/** Context of one request after authentication and validation. */
export type Context<R extends Route> = Portal & {
  query: z.output<R['query']>;
  body: z.output<R['body']>;
  language: Language;
  at: Date;
  /** The caller's network address, for the event log and limits. */
  address: string;
  agent: string;
  idempotencyKey: string | null;
} & (R['access'] extends 'public' ? { actor: SignedIn | null } : { actor: SignedIn });

/** Handles one request; the second argument is for the few handlers that write or read stored files. */
export type Handler<R extends Route> = (
  context: Context<R>,
  files: { store: FileStore },
) => Promise<DataOf<R>>;
export type { DataOf };
