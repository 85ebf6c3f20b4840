/** Rate limit for calls that evaluate a form, as a share of an account's general call limit. */
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';

/** Divisor: form calls may be one tenth of an account's calls per minute. */
const SHARE = 10;

type FormCall = { db: Db; actor: SignedIn; address: string; settings: Pick<Settings, 'ACCOUNT_CALL_LIMIT'> };

/**
 * Counts a form-evaluating call (save, submit, validate, answers, correction form); beyond the limit
 * ERR_RATE_LIMIT.
 */
export const countFormCall = ({ db, actor, address, settings }: FormCall): Promise<void> =>
  countAttempt(db, {
    kind: 'form',
    account: actor.UserKey,
    address,
    limit: Math.ceil(settings.ACCOUNT_CALL_LIMIT / SHARE),
  });
