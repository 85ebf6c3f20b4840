/**
 * Lists the register of exceptions for the log screen and its export: overrides of the separation of duties
 * with their reasons, and steps that administrators took for others.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { actionsWhere, applicationsPermissions } from '#modules/applications/applications/rules/index.ts';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import { literals } from '#platform/server/database/literals.ts';
import { pageOf } from '#platform/server/database/page.ts';
import type { Context } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { logRoutes } from '../../rules/contract.ts';
import type { exceptionList } from '../../rules/log-lists.ts';

export type FoundException = {
  ApplicationKey: string;
  ApplicationNo: string;
  Version: number;
  IsOverride: boolean;
  At: Date;
  UserKey: string;
  FirstName: string;
  LastName: string;
  AsRole: string | null;
  Action: string;
  Step: string | null;
  Remark: string | null;
  Earlier: string[] | null;
};

/** Steps taken by an administrator; must match the condition of the index (migration 0048). */
const ON_BEHALF = sql`(history.as_role in (${literals(applicationsPermissions.DECIDE_FOR_OTHERS)})
  and history.action in (${literals(actionsWhere(({ IsStepAction }) => IsStepAction === true))}))`;

/**
 * Domain 5: overrides of the separation of duties on one application, with the reason; and, as accreditation
 * bodies also require, the steps that administrators took in place of the responsible person.
 */
export async function listExceptions({ db, query }: Context<typeof logRoutes.exceptions>) {
  const { limit, offset } = pageOf(query);
  const [page, counted] = await Promise.all([
    sql<FoundException>`${foundExceptions(query)} limit ${limit} offset ${offset}`.execute(db),
    sql<{ Counted: number }>`
      select count(*) as counted from (select ${exceptionRows(query)} limit ${TOTAL_CAP + 1}) as some_rows`.execute(
      db,
    ),
  ]);
  const total = counted.rows[0]?.Counted ?? 0;
  return {
    Rows: page.rows.map(exception),
    Total: Math.min(total, TOTAL_CAP),
    IsTotalCapped: total > TOTAL_CAP,
  };
}

type Query = Context<typeof logRoutes.exceptions>['query'];

/** Query for the filtered rows; shared by the page, the count and the export. */
export function exceptionRows(query: Query): RawBuilder<unknown> {
  const conditions = conditionsOf<typeof exceptionList, RawBuilder<SqlBool>>(query, {
    Kind: (kind) =>
      kind === 'DUTIES' ? sql<SqlBool>`history.is_override` : sql<SqlBool>`not history.is_override`,
    ...dayConditions('', sql`history.at`),
  });
  const search = query.Search ? `%${query.Search.replace(/[\\%_]/g, '\\$&')}%` : null;
  return sql`
    from application_history as history
      join application on application.id = history.application_id
      join account on account.id = history.account_id
    where (history.is_override or ${ON_BEHALF}) and ${sql.join([sql`true`, ...conditions], sql` and `)}
      and (${search}::text is null or application.application_no ilike ${search}
        or account.first_name || ' ' || account.last_name ilike ${search})`;
}

/** All filtered rows in order. */
export function foundExceptions(query: Query): RawBuilder<FoundException> {
  const direction = sql.raw(query.Sort === 'At' ? 'asc' : 'desc');
  return sql<FoundException>`
    select application.application_key, application.application_no, history.version, history.is_override, history.at,
      account.user_key, account.first_name, account.last_name, history.as_role, history.action,
      history.from_step as step, history.remark,
      case when history.is_override then (
        select array_agg(distinct part->>'Step') from jsonb_array_elements(application.participants) as part
        where part->>'UserKey' = account.user_key and part->>'Step' is distinct from history.from_step) end as earlier
    ${exceptionRows(query)} order by history.at ${direction}, history.application_id, history.version`;
}

export const exception = ({
  IsOverride,
  FirstName,
  LastName,
  Version,
  At,
  Earlier,
  ...row
}: FoundException) => ({
  ...row,
  ExceptionKey: `${row.ApplicationKey}-${Version}`,
  Kind: IsOverride ? ('DUTIES' as const) : ('ON_BEHALF' as const),
  At: At.toISOString(),
  Who: fullName({ FirstName, LastName }),
  Earlier: Earlier ?? [],
});
