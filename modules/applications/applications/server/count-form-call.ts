import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';

/** Of the calls of an account in a minute, those that evaluate a form. */
const SHARE = 10;

type Asked = { db: Db; actor: SignedIn; address: string; settings: Pick<Settings, 'ACCOUNT_CALL_LIMIT'> };

/** Counts a call that evaluates a form (save, submit, validate, answers, the form of a correction); beyond the limit ERR_RATE_LIMIT. */
export const countFormCall = ({ db, actor, address, settings }: Asked): Promise<void> =>
  countTry(db, {
    kind: 'form',
    account: actor.UserKey,
    address,
    most: Math.ceil(settings.ACCOUNT_CALL_LIMIT / SHARE),
  });
