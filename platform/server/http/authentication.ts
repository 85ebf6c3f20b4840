import type { Route } from '#platform/common/contract/define-route.ts';
import type { Db } from '../database/connect.ts';
import type { SignedIn } from './context.ts';

export type Held = Pick<Route, 'method' | 'access' | 'isAlwaysOpen' | 'isOpenWithoutTerms'>;

/** Who asks, as the module of accounts knows it; the application passes it to whatever answers requests. */
export type Authentication = {
  /** The person of a token; null when there is none any more. */
  authenticate(db: Db, token: string): Promise<SignedIn | null>;
  /** Refuses who first has to do something else. */
  refuseHeld(route: Held, actor: SignedIn | null): void;
  /** Works for a person as they are remembered, and before a refusal once more as they are now. */
  withFreshPerson<T>(
    known: SignedIn | null,
    readAgain: () => Promise<SignedIn | null>,
    work: (person: SignedIn | null) => Promise<T>,
  ): Promise<T>;
};
