import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ServiceRow } from '../rules/contract.ts';
import { versionStatuses } from '../rules/statuses.ts';
import { countedApplications } from './counted-applications.ts';
import { canManageServices, servicesInScope } from './scope.ts';

const isPublished = sql<boolean>`status in (${literals(versionStatuses.published)})`;
const isDraft = sql<boolean>`status in (${literals(versionStatuses.draft)})`;

type RowOptions = { today: string; key?: string; isRemovedSeen?: boolean };

/**
 * Reads services as rows of the staff list, within the user's scope, with version numbers and running
 * applications. Each is named after the version in force, otherwise the draft or scheduled one.
 */
export async function serviceRows(
  db: Queries,
  actor: SignedIn,
  { today, key, isRemovedSeen = false }: RowOptions,
): Promise<(ServiceRow & { Version: number })[]> {
  const rows = await db
    .selectFrom('Service')
    .innerJoinLateral(shown(actor, today).as('shown'), (join) => join.onTrue())
    .where(servicesInScope(actor, { isRemovedSeen }))
    .$if(key !== undefined, (query) => query.where('Service.ServiceKey', '=', String(key)))
    .select(['ServiceKey', 'SchemeCode', 'Service.Status', 'Tags', 'Position', 'Version', 'UpdatedAt'])
    .select(['shown.Kind', 'shown.Name', 'shown.NameExtra', 'shown.Industries'])
    .select([
      numberWhere(sql`${isPublished} and effective_on <= ${today}`).as('VersionNo'),
      numberWhere(isDraft).as('DraftNo'),
      sql<string | null>`(select min(effective_on) from service_version version
        where service_id = service.id and ${isPublished} and effective_on > ${today})`.as('ScheduledOn'),
      countedApplications.get('RUNNING').as('Applications'),
    ])
    .orderBy('Position')
    .orderBy('Service.Id')
    .execute();
  return rows.map(({ DraftNo, UpdatedAt, ...row }) => ({
    ...row,
    HasDraft: DraftNo !== null && canManageServices(actor),
    UpdatedAt: UpdatedAt.toISOString(),
  }));
}

const numberWhere = (condition: RawBuilder<unknown>) =>
  sql<
    number | null
  >`(select max(version_no) from service_version where service_id = service.id and ${condition})`;

type Shown = Pick<ServiceRow, 'Kind' | 'Name' | 'NameExtra' | 'Industries'>;

/**
 * Version that names a service: the one in force, then the draft (for users who manage services), then the
 * scheduled one.
 */
const shown = (actor: SignedIn, today: string) => {
  const isKeeper = canManageServices(actor);
  return sql<Shown>`(select definition ->> 'Kind' as kind, definition -> 'Name' as name,
      definition -> 'NameExtra' as name_extra, definition -> 'Industries' as industries
    from service_version
    where service_id = service.id and (${isPublished} or ${isKeeper})
    order by case when ${isPublished} and effective_on <= ${today} then 0 when ${isDraft} then 1
      when ${isPublished} then 2 else 3 end, version_no desc
    limit 1)`;
};
