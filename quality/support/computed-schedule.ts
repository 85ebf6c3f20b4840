import { nextAssessment } from '#modules/applications/applications/rules/cycle/next-assessment.ts';
import { SCHEDULE_MONTHS } from '#modules/certification/cycles/rules/contract.ts';
import { DUE_KINDS } from '#modules/certification/cycles/rules/due-kinds.ts';
import { cycleStates } from '#modules/certification/cycles/server/cycle-states.ts';
import { IN_FORCE } from '#modules/certification/cycles/server/in-force.ts';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Computes the schedule of due assessments of all certificates directly from the cycle rules, one line per
 * assessment, for comparison with the stored schedule in tests.
 */
export async function computedSchedule(db: Db, at: Date): Promise<string[]> {
  const today = hongKongDate(at);
  const certificates = await db
    .selectFrom('Certificate')
    .selectAll()
    .where('CertificateStatusCode', 'in', IN_FORCE)
    .where('ExpiryDate', '>=', today)
    .execute();
  const states = await cycleStates(db, certificates, at);
  return certificates
    .flatMap(({ Id, CertificateNo, OrgName }) => {
      const marks = states.get(Id)?.Marks ?? [];
      const next = nextAssessment(marks, today);
      return marks
        .filter(({ Kind, State }) => (DUE_KINDS as readonly string[]).includes(Kind) && State !== 'DONE')
        .filter(({ On }) => On <= addMonths(today, SCHEDULE_MONTHS))
        .filter(({ On, State }) => State !== 'OVERDUE' || On === next?.On)
        .map(({ Kind, No, On, Opens, State, Application }) =>
          [On, CertificateNo, OrgName.EN, Kind, No, Opens, State, Application?.ApplicationNo].join(' '),
        );
    })
    .sort();
}
