import type { Selectable } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { CycleApplication } from '../rules/cycle-state.ts';

const COLUMNS = [
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

type Stored = Pick<Selectable<Tables['Application']>, (typeof COLUMNS)[number]>;

/** An application as the calendar looks at it. */
export const cycleApplication = (row: Stored): CycleApplication => ({
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

/** The assessments of certificates, by the id of each. */
export async function cycleApplications(
  db: Queries,
  certificateIds: readonly number[],
): Promise<Map<number, CycleApplication[]>> {
  if (certificateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('Application')
    .select([...COLUMNS, 'CertificateId'])
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
