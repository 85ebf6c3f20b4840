import { DUE_KINDS, SCHEDULE_MONTHS } from '@assay/shared/cycle/contract.ts';
import { nextAssessment } from '@assay/shared/cycle/next-assessment.ts';
import { addMonths, hongKongDate } from '@assay/shared/format/dates.ts';
import { cycleStates } from '../../src/cycle/cycle-states.ts';
import { IN_FORCE } from '../../src/cycle/in-force.ts';
import type { Db } from '../../src/db/connect.ts';

/** The schedule of everything on a day, from the calendar itself: `number kind no day window state assessment`. */
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
