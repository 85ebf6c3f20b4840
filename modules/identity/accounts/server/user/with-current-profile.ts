import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { profileOf } from './profile.ts';

/**
 * Runs a user's change of the own profile or organisation in one transaction; if it was changed elsewhere,
 * the conflict error includes the current profile for the form.
 */
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
