/**
 * Query of the due dates that the schedule, its export and the calendar feed show: filters, order, columns
 * and conversion to the API form.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { SortName } from '#platform/common/lists/define-list.ts';
import { conditionsOf, type FilterConditions } from '#platform/common/lists/filter-conditions.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { cycleRoutes, ScheduleRow } from '../rules/contract.ts';
import { PLANNED_KINDS } from '../rules/due-kinds.ts';
import type { scheduleList } from '../rules/schedule-list.ts';
import { duesInScope } from './dues-in-scope.ts';

type DuesQuery = Context<(typeof cycleRoutes)['schedule']>;
type Reader = Pick<DuesQuery, 'db' | 'actor' | 'at'> & { query: Partial<DuesQuery['query']> };

/** Sort orders; each ends with the order of the dates within a certificate's cycle. */
const ORDER = {
  On: ['CertificateDue.DueOn', 'CertificateDue.CertificateNo', 'CertificateDue.Place'],
  CertificateNo: ['CertificateDue.CertificateNo', 'CertificateDue.Place'],
  OrgName: ['CertificateDue.OrgName', 'CertificateDue.CertificateNo', 'CertificateDue.Place'],
} as const satisfies Record<SortName<typeof scheduleList>, readonly string[]>;

/** Applies the filters of the schedule. */
export function filterDues(reader: Reader) {
  const all = conditions(hongKongDate(reader.at));
  return conditionsOf<typeof scheduleList, RawBuilder<SqlBool>>(reader.query, all).reduce(
    (found, condition) => found.where(condition),
    duesInScope({ ...reader, isPage: true }),
  );
}

const conditions = (today: string): FilterConditions<typeof scheduleList, RawBuilder<SqlBool>> => ({
  Kind: (kinds) => {
    const [first, ...more] = kinds.split(',');
    // A single kind as an equation, so that the index by kind gives the order too.
    return more.length === 0
      ? sql<SqlBool>`certificate_due.kind = ${first}`
      : sql<SqlBool>`certificate_due.kind = any(${[first, ...more]}::text[])`;
  },
  State: (state) => sql<SqlBool>`(${stateOn(today)} = ${state} and ${daysOf(state, today)})`,
  IsUnplanned: (isUnplanned) => (isUnplanned ? unplanned(today) : sql<SqlBool>`not ${unplanned(today)}`),
  // Part of the scope, which the months of the calendar also apply.
  ServiceKey: () => null,
  Month: (month) => sql<SqlBool>`(certificate_due.due_on >= ${`${month}-01`}
    and certificate_due.due_on < ${addMonths(`${month}-01`, 1)})`,
  From: (day) => sql<SqlBool>`certificate_due.due_on >= ${day}`,
  To: (day) => sql<SqlBool>`certificate_due.due_on <= ${day}`,
});

/** A redundant condition that lets the database search a range of days. */
function daysOf(state: ScheduleRow['State'], today: string): RawBuilder<SqlBool> {
  if (state === 'OPEN' || state === 'AHEAD') return sql<SqlBool>`certificate_due.due_on >= ${today}`;
  return state === 'OVERDUE' ? sql<SqlBool>`certificate_due.due_on < ${today}` : sql<SqlBool>`true`;
}

/** Adds the requested order and the columns of a row. */
export function dueRows(reader: Reader) {
  const { Sort = 'On' } = reader.query;
  const [by, ...then] = ORDER[Sort.replace('-', '') as keyof typeof ORDER];
  return then.reduce(
    (rows, column) => rows.orderBy(column),
    filterDues(reader)
      .leftJoin('Application', 'Application.ApplicationKey', 'CertificateDue.ApplicationKey')
      .select([
        'CertificateDue.Kind',
        'CertificateDue.No',
        'CertificateDue.DueOn',
        'CertificateDue.OpensOn',
        stateOn(hongKongDate(reader.at)).as('State'),
        unplanned(hongKongDate(reader.at)).as('IsUnplanned'),
        'Certificate.CertificateKey',
        'CertificateDue.CertificateNo',
        'Certificate.CertificateStatusCode',
        'Certificate.OrgName',
        'Certificate.ServiceName',
        'Application.ApplicationKey',
        'Application.ApplicationNo',
        'Application.AssessmentType',
        'Application.ApplicationStatusCode',
      ])
      .$narrowType<
        Pick<ScheduleRow, 'CertificateKey' | 'CertificateStatusCode' | 'OrgName' | 'ServiceName'>
      >()
      .orderBy(by, Sort.startsWith('-') ? 'desc' : 'asc'),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof dueRows>['execute']>>[number];

/** Converts a database row to its API form. */
export const scheduleRow = (row: Row): ScheduleRow => {
  const { DueOn: On, OpensOn: Opens, ApplicationKey, ...rest } = row;
  const { ApplicationNo, AssessmentType, ApplicationStatusCode, ...about } = rest;
  return {
    ...about,
    On,
    Opens,
    Application:
      ApplicationKey && AssessmentType && ApplicationStatusCode
        ? { ApplicationKey, ApplicationNo, AssessmentType, ApplicationStatusCode }
        : null,
  };
};

/** SQL equivalent of the calendar's `stateOf` for uncompleted dates. */
const stateOn = (today: string): RawBuilder<ScheduleRow['State']> => sql`case
  when certificate_due.opens_on is not null and certificate_due.due_on < ${today}::date then 'OVERDUE'
  when certificate_due.is_running then 'RUNNING'
  when certificate_due.opens_on <= ${today}::date then 'OPEN'
  else 'AHEAD' end`;

/**
 * The certificate's next assessment, if its window has opened and it has no application: dates that a later
 * one superseded are no longer listed, so the first listed one is the next.
 */
const unplanned = (
  today: string,
): RawBuilder<boolean> => sql<boolean>`(certificate_due.kind in (${literals(PLANNED_KINDS)})
  and certificate_due.application_key is null and certificate_due.opens_on <= ${today}::date
  and not exists (select from certificate_due earlier
    where earlier.certificate_id = certificate_due.certificate_id and earlier.place < certificate_due.place
      and earlier.kind in (${literals(PLANNED_KINDS)}) and earlier.listed_to >= ${today}::date))`;
