import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { profileOf } from './profile.ts';

/** Runs a profile change in one transaction; on a conflict, the error includes the current profile. */
export async function withCurrentProfile(
  { db, actor }: Portal & { actor: SignedIn },
  change: (tx: Tx) => Promise<ProfileView>,
): Promise<ProfileView> {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    if (!(error instanceof Failure) || error.Code !== 'ERR_CONFLICT') throw error;
    throw new Failure('ERR_CONFLICT', { ...error.Details, Data: await profileOf(db, actor) });
  }
}
