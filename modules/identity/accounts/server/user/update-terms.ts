import { legalVersions, saveAcceptance } from '#modules/identity/sign-in/server/index.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { userRoutes } from '../../rules/user/contract.ts';
import { userInfoOf } from './info.ts';

/**
 * Records the signed-in user's acceptance of the terms and privacy policy in force; refused if the user was
 * shown other versions.
 */
export function updateTerms(context: Context<typeof userRoutes.updateTerms>): Promise<UserInfo> {
  const { db, actor, body, at, address } = context;
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('Account')
      .select(['TermsVersion', 'PrivacyVersion'])
      .where('Id', '=', actor.Id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const current = await legalVersions(tx);
    const { TermsVersion, PrivacyVersion } = current;
    const shown = { TermsVersion, PrivacyVersion, ...body };
    if (shown.TermsVersion !== TermsVersion || shown.PrivacyVersion !== PrivacyVersion)
      fail('ERR_CONFLICT', { Text: 'ERR_TERMS_NEWER', Data: current });
    await tx
      .updateTable('Account')
      .set({ TermsVersion, PrivacyVersion })
      .where('Id', '=', actor.Id)
      .execute();
    await saveAcceptance(tx, { AccountId: actor.Id, TermsVersion, PrivacyVersion, at, address });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'TERMS_ACCEPT',
      Object: actor.UserKey,
      Address: address,
      Detail: { TermsVersion, PrivacyVersion, Before: before },
    });
    return userInfoOf(tx, actor.Id);
  });
}
