/**
 * Lists the versions of a kind of content, newest first, with state, author and number of acceptances,
 * together with its open draft and its external source.
 */

import { sql } from 'kysely';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { ContentVersionRow, contentRoutes } from '../rules/contract.ts';
import { draftFacts } from './draft-facts.ts';
import { externalSource } from './external/external-source.ts';
import { inForce } from './versions-in-force.ts';

type ListContext = Context<typeof contentRoutes.list>;

/**
 * Number of active accounts that accepted a version; the newest accepted version is stored in the account
 * row.
 */
const accepted = sql<number>`(select count(*)::int from account holder where holder.status in (${literals(accountStatuses.active)}) and (
  (content_version.kind = 'TERMS' and holder.terms_version = content_version.version_id)
  or (content_version.kind = 'PRIVACY' and holder.privacy_version = content_version.version_id)
  or exists (select from acceptance where acceptance.account_id = holder.id
    and acceptance.kind = content_version.kind and acceptance.version_id = content_version.version_id)))`;

export async function listVersions(context: ListContext): Promise<DataOf<typeof contentRoutes.list>> {
  const { db, query, at } = context;
  const isAccepted = query.Kind === 'TERMS' || query.Kind === 'PRIVACY';
  const rows = await db
    .selectFrom('ContentVersion')
    .leftJoin('Account', 'Account.Id', 'ContentVersion.AccountId')
    .leftJoin('ContentWithdrawal', 'ContentWithdrawal.ContentVersionId', 'ContentVersion.Id')
    .select(['ContentVersion.VersionId', 'ContentVersion.EffectiveAt', 'ContentVersion.Saved'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName', 'ContentVersion.Source'])
    .select('ContentWithdrawal.At as WithdrawnAt')
    .select([
      inForce(query.Kind).as('Current'),
      isAccepted ? accepted.as('Accepted') : sql<null>`null`.as('Accepted'),
    ])
    .where('ContentVersion.Kind', '=', query.Kind)
    .orderBy('ContentVersion.EffectiveAt', 'desc')
    .orderBy('ContentVersion.Id', 'desc')
    .limit(200)
    .execute();
  const { ActiveAccounts } = await db
    .selectFrom('Account')
    .select(sql<number>`count(*)::int`.as('ActiveAccounts'))
    .where('Status', 'in', accountStatuses.active)
    .executeTakeFirstOrThrow();
  const Rows = rows.map(
    ({ UserKey, FirstName, LastName, Current, WithdrawnAt, ...row }): ContentVersionRow => {
      const rest = row.EffectiveAt > at ? 'COMING' : 'PAST';
      return {
        ...row,
        State: WithdrawnAt ? 'WITHDRAWN' : row.VersionId === Current ? 'IN_FORCE' : rest,
        EffectiveAt: row.EffectiveAt.toISOString(),
        Saved: row.Saved.toISOString(),
        Author:
          UserKey === null
            ? null
            : { UserKey, Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }) },
      };
    },
  );
  const Draft = await draftFacts(db, query.Kind);
  return { Rows, ActiveAccounts, Draft, External: await externalSource(context, query.Kind) };
}
