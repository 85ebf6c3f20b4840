import type { LegalVersionRow, legalRoutes } from '@assay/shared/legal/contract.ts';
import { sql } from 'kysely';
import type { Context, DataOf } from '../http/context.ts';
import { fullName } from '../user/person-names.ts';
import { legalVersions } from './legal-versions.ts';

type ListContext = Context<typeof legalRoutes.list>;

/** How many accounts that are open now accepted a version; the account itself knows its newest. */
const accepted = sql<number>`(select count(*)::int from account holder where holder.status = 'ACTIVE' and (
  (legal_version.kind = 'TERMS' and holder.terms_version = legal_version.version_id)
  or (legal_version.kind = 'PRIVACY' and holder.privacy_version = legal_version.version_id)
  or exists (select from acceptance where acceptance.account_id = holder.id
    and acceptance.kind = legal_version.kind and acceptance.version_id = legal_version.version_id)))`;

const CURRENT = { TERMS: 'TermsVersion', PRIVACY: 'PrivacyVersion', COOKIES: 'CookieVersion' } as const;

export async function listVersions({ db, query, at }: ListContext): Promise<DataOf<typeof legalRoutes.list>> {
  const current = (await legalVersions(db))[CURRENT[query.Kind]];
  const rows = await db
    .selectFrom('LegalVersion')
    .leftJoin('Account', 'Account.Id', 'LegalVersion.AccountId')
    .select(['LegalVersion.VersionId', 'LegalVersion.EffectiveAt', 'LegalVersion.Saved'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .select([sql<boolean>`legal_version.content is null`.as('IsBuiltIn'), accepted.as('Accepted')])
    .where('LegalVersion.Kind', '=', query.Kind)
    .orderBy('LegalVersion.EffectiveAt', 'desc')
    .orderBy('LegalVersion.Id', 'desc')
    .execute();
  const { ActiveAccounts } = await db
    .selectFrom('Account')
    .select(sql<number>`count(*)::int`.as('ActiveAccounts'))
    .where('Status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  const Rows = rows.map(({ UserKey, FirstName, LastName, ...row }): LegalVersionRow => {
    const isComing = row.EffectiveAt > at;
    return {
      ...row,
      State: isComing ? 'COMING' : row.VersionId === current ? 'IN_FORCE' : 'PAST',
      EffectiveAt: row.EffectiveAt.toISOString(),
      Saved: row.Saved.toISOString(),
      Author:
        UserKey === null
          ? null
          : { UserKey, Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }) },
      Accepted: query.Kind === 'COOKIES' ? null : row.Accepted,
    };
  });
  return { Rows, ActiveAccounts };
}
