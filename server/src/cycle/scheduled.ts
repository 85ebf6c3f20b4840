import { DUE_KINDS, SCHEDULE_MONTHS, type ScheduleRow } from '@assay/shared/cycle/contract.ts';
import type { CycleState } from '@assay/shared/cycle/cycle-state.ts';
import { nextAssessment } from '@assay/shared/cycle/next-assessment.ts';
import { addMonths, hongKongDate } from '@assay/shared/format/dates.ts';
import { certificateInScope } from '../certificate/certificate-scope.ts';
import type { CertificateRecord } from '../certificate/intent.ts';
import { matches } from '../certificate/matches.ts';
import type { Queries } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { cycleStates } from './cycle-states.ts';
import { IN_FORCE } from './in-force.ts';

/** Certificates whose days are looked at together; the ones that end first come first. */
const MOST = 50_000;

type Asked = {
  db: Queries;
  actor: SignedIn;
  at: Date;
  serviceKey?: string | undefined;
  search?: string | undefined;
};

export type Scheduled = {
  Certificate: Pick<CertificateRecord, 'Id' | 'CertificateKey' | 'CertificateNo' | 'Kind' | 'Version'>;
  State: CycleState;
  Rows: ScheduleRow[];
};

const isDue = (
  mark: CycleState['Marks'][number],
): mark is CycleState['Marks'][number] & Pick<ScheduleRow, 'Kind'> =>
  (DUE_KINDS as readonly string[]).includes(mark.Kind);

/** What is due of the certificates in somebody's scope: what is overdue, and what comes in the months that are planned. */
export async function scheduled({ db, actor, at, serviceKey, search }: Asked): Promise<Scheduled[]> {
  const today = hongKongDate(at);
  const end = addMonths(today, SCHEDULE_MONTHS);
  const certificates = await db
    .selectFrom('Certificate')
    .select([
      'Certificate.Id',
      'Certificate.CertificateKey',
      'Certificate.CertificateNo',
      'Certificate.CertificateStatusCode',
      'Certificate.Kind',
      'Certificate.OrgName',
      'Certificate.ServiceName',
      'Certificate.ServiceVersionId',
      'Certificate.FirstIssueDate',
      'Certificate.ExpiryDate',
      'Certificate.Version',
    ])
    .where(certificateInScope(actor))
    .where('Certificate.CertificateStatusCode', 'in', IN_FORCE)
    .where('Certificate.ExpiryDate', '>=', today)
    .$if(serviceKey !== undefined, (some) =>
      some.where('Certificate.ServiceId', 'in', (eb) =>
        eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', String(serviceKey)),
      ),
    )
    .where(matches(search))
    .orderBy('Certificate.ExpiryDate')
    .orderBy('Certificate.Id')
    .limit(MOST)
    .execute();
  const states = await cycleStates(db, certificates, at);
  return certificates.flatMap((certificate) => {
    const State = states.get(certificate.Id);
    if (!State) return [];
    const { CertificateKey, CertificateNo, CertificateStatusCode, OrgName, ServiceName } = certificate;
    const about = { CertificateKey, CertificateNo, CertificateStatusCode, OrgName, ServiceName };
    const next = nextAssessment(State.Marks, today);
    const Rows = State.Marks.filter(isDue)
      .filter((mark) => mark.State !== 'DONE' && mark.On <= end)
      // What was missed and has given way is nobody's work any more; the certificate's own line still shows it.
      .filter((mark) => mark.State !== 'OVERDUE' || mark.On === next?.On)
      .map((mark) => ({ ...mark, ...about }));
    return [{ Certificate: certificate, State, Rows }];
  });
}
