import type { z } from 'zod';
import type { Actor } from '#platform/common/access/actor.ts';
import type { DataOf, Route } from '#platform/common/contract/define-route.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Settings } from '../configuration/settings.ts';
import type { Db } from '../database/connect.ts';
import type { FileStore } from '../files/store.ts';

/** The signed-in person: what rules see of them, and what queries need. */
export type SignedIn = Actor & {
  Id: number;
  SessionId: number;
  OrganisationId: number | null;
  Email: string;
  Language: Language;
  /** When this person last proved their identity: at sign-in, or at a step-up before a sensitive action. */
  ProvenAt: Date;
  /** Newer terms or privacy than the ones accepted. */
  IsTermsUpdated: boolean;
  /** Staff without the second factor that the setting asks for. */
  IsTwoFactorMissing: boolean;
};

/** What every handler of the process shares. */
export type Portal = {
  db: Db;
  settings: Settings;
  /** No one is notified while demo history is written. */
  isQuiet?: true;
  /** The moment at which demo history happens; the clock on the wall where there is none. */
  clock?: () => Date;
};

/** One request after authentication and validation. */
export type Context<R extends Route> = Portal & {
  query: z.output<R['query']>;
  body: z.output<R['body']>;
  language: Language;
  at: Date;
  /** The caller's network address, for the audit trail and limits. */
  address: string;
  agent: string;
  idempotencyKey: string | null;
} & (R['access'] extends 'public' ? { actor: SignedIn | null } : { actor: SignedIn });

/** Answers one request; the second argument is for the few that write or read stored files. */
export type Handler<R extends Route> = (
  context: Context<R>,
  files: { store: FileStore },
) => Promise<DataOf<R>>;
export type { DataOf };
