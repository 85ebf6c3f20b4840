import type { UserInfo, userRoutes } from '@assay/shared/user/contract.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from '../auth/versions.ts';
import type { Context } from '../http/context.ts';
import { audit } from '../log/audit.ts';
import { userInfoOf } from './info.ts';

/** Accepts the terms and privacy in force. */
export function updateTerms({
  db,
  actor,
  address,
}: Context<typeof userRoutes.updateTerms>): Promise<UserInfo> {
  const versions = { TermsVersion: TERMS_VERSION, PrivacyVersion: PRIVACY_VERSION };
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('Account').set(versions).where('Id', '=', actor.Id).execute();
    await audit(tx, { AccountId: actor.Id, Event: 'TERMS_ACCEPT', Address: address, Detail: versions });
    return userInfoOf(tx, actor.Id);
  });
}
