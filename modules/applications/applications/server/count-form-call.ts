import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';

/** Of the calls of an account in a minute, those that evaluate a form. */
const SHARE = 10;

type FormCall = { db: Db; actor: SignedIn; address: string; settings: Pick<Settings, 'ACCOUNT_CALL_LIMIT'> };

/** Counts a call that evaluates a form (save, submit, validate, answers, the form of a correction); beyond the limit ERR_RATE_LIMIT. */
export const countFormCall = ({ db, actor, address, settings }: FormCall): Promise<void> =>
  countAttempt(db, {
    kind: 'form',
    account: actor.UserKey,
    address,
    limit: Math.ceil(settings.ACCOUNT_CALL_LIMIT / SHARE),
  });
