/** Loads the assessments of certificates in the form used by the cycle calendar. */
import type { Selectable } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { CycleApplication } from '../rules/cycle/cycle-state.ts';

export const CYCLE_COLUMNS = [
  'Id',
  'ApplicationKey',
  'ApplicationNo',
  'AssessmentType',
  'ApplicationStatusCode',
  'EndDateTime',
  'CertifiedAt',
  'CreatedAt',
  'DecisionDate',
  'EffectiveDate',
  'ExpiryDate',
  'CycleFrom',
] as const;

type Stored = Pick<Selectable<Tables['Application']>, (typeof CYCLE_COLUMNS)[number]>;
type Moment = 'EndDateTime' | 'CertifiedAt' | 'CreatedAt';

/** The same columns inside a JSON value of another row, where timestamps are text. */
export type StoredAssessment = Omit<Stored, Moment> &
  Record<Exclude<Moment, 'CreatedAt'>, string | null> & { CreatedAt: string };

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const assessmentOfCycle = (row: StoredAssessment): CycleApplication =>
  cycleApplication({
    ...row,
    EndDateTime: moment(row.EndDateTime),
    CertifiedAt: moment(row.CertifiedAt),
    CreatedAt: new Date(row.CreatedAt),
  });

/** Converts a stored application for the cycle calendar. */
const cycleApplication = (row: Stored): CycleApplication => ({
  Id: row.Id,
  ApplicationKey: row.ApplicationKey,
  ApplicationNo: row.ApplicationNo,
  AssessmentType: row.AssessmentType,
  ApplicationStatusCode: row.ApplicationStatusCode,
  DueOn: row.EndDateTime && hongKongDate(row.EndDateTime),
  On: hongKongDate(row.CertifiedAt ?? row.CreatedAt),
  CertifiedOn: row.CertifiedAt && hongKongDate(row.CertifiedAt),
  DecisionDate: row.DecisionDate,
  EffectiveDate: row.EffectiveDate,
  ExpiryDate: row.ExpiryDate,
  CycleFrom: row.CycleFrom,
});

/** The assessments of the given certificates, by certificate id. */
export async function cycleApplications(
  db: Queries,
  certificateIds: readonly number[],
): Promise<Map<number, CycleApplication[]>> {
  if (certificateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('Application')
    .select([...CYCLE_COLUMNS, 'CertificateId'])
    .where((eb) => eb('CertificateId', '=', eb.fn.any(eb.val([...certificateIds]))))
    .orderBy('Id')
    .execute();
  const found = new Map<number, CycleApplication[]>();
  for (const row of rows) {
    const id = row.CertificateId ?? -1;
    found.set(id, [...(found.get(id) ?? []), cycleApplication(row)]);
  }
  return found;
}
