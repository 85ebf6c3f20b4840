import type { UserInfo, userRoutes } from '@assay/shared/user/contract.ts';
import type { Context } from '../http/context.ts';
import { legalVersions } from '../legal/legal-versions.ts';
import { audit } from '../log/audit.ts';
import { userInfoOf } from './info.ts';

/** Accepts the terms and privacy in force. */
export function updateTerms({
  db,
  actor,
  address,
}: Context<typeof userRoutes.updateTerms>): Promise<UserInfo> {
  return db.transaction().execute(async (tx) => {
    const { TermsVersion, PrivacyVersion } = await legalVersions(tx);
    const versions = { TermsVersion, PrivacyVersion };
    await tx.updateTable('Account').set(versions).where('Id', '=', actor.Id).execute();
    await audit(tx, { AccountId: actor.Id, Event: 'TERMS_ACCEPT', Address: address, Detail: versions });
    return userInfoOf(tx, actor.Id);
  });
}
