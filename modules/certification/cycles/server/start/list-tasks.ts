/**
 * API handler of what a client has to do for its certificates: assessments to start or to submit now, and
 * suspended certificates, the most urgent first.
 */
import { sql } from 'kysely';
import { applicationStatuses, certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { applicationsInScope } from '#modules/applications/applications/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { CertificateTask, cycleRoutes } from '../../rules/contract.ts';
import { ownCertificates, type StartState, startStates } from './start-states.ts';

type Route = (typeof cycleRoutes)['tasks'];

/** Certificates considered; an organisation with more of them works from the list of certificates. */
const MAX_CERTIFICATES = 100;

/** An assessment that was submitted is listed only for a suspended certificate: its application asks for what is needed. */
export async function listTasks({ db, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  const certificates = await ownCertificates({ db, actor, at })
    .where('Certificate.CertificateStatusCode', 'in', certificateStatuses.inForce)
    .select('Service.ServiceKey')
    .select(statusSince.as('StatusSince'))
    .limit(MAX_CERTIFICATES)
    .execute();
  const more = new Map(certificates.map((certificate) => [certificate.Id, certificate]));
  const states = await startStates({ db, at }, certificates);
  const running = await runningAssessments({ db, actor }, [...more.keys()]);
  const today = hongKongDate(at);
  const Rows = states.flatMap((state) => {
    const { Id } = state.Certificate;
    const { ServiceKey = '', StatusSince = today } = more.get(Id) ?? {};
    return tasksOf(state, { ServiceKey, StatusSince, running: running.get(Id) ?? [] }, today);
  });
  return { Rows: Rows.sort((one, other) => one.On.localeCompare(other.On)) };
}

/** Day of the last change of status. */
const statusSince = sql<string>`coalesce((select event.effective_on from certificate_event event
  where event.certificate_id = certificate.id and event.from_status is distinct from event.to_status
  order by event.seq desc limit 1), certificate.effective_date)`;

const STARTED = ['SURVEILLANCE', 'RENEWAL'] as const;
type Started = (typeof STARTED)[number];
type RunningAssessment = NonNullable<CertificateTask['Running']> & {
  Kind: Started;
  EndDateTime: Date | null;
};

/** Assessments under way that the caller sees, by certificate, the newest first. */
async function runningAssessments(
  { db, actor }: Pick<Context<Route>, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<Map<number | null, RunningAssessment[]>> {
  if (ids.length === 0) return new Map();
  const rows = await applicationsInScope(db, actor)
    .select(['CertificateId', 'ApplicationKey', 'ApplicationNo', 'AssessmentType', 'EndDateTime'])
    .select('ApplicationStatusCode')
    .where('CertificateId', 'in', [...ids])
    .where('AssessmentType', 'in', STARTED)
    .where('ApplicationStatusCode', 'in', applicationStatuses.open)
    .orderBy('Application.Id', 'desc')
    .execute();
  const named = rows.map(({ AssessmentType, ApplicationStatusCode, ...row }) => ({
    ...row,
    Kind: AssessmentType as Started,
    IsDraft: applicationStatuses.draft.includes(ApplicationStatusCode),
  }));
  return Map.groupBy(named, ({ CertificateId }) => CertificateId);
}

type Known = { ServiceKey: string; StatusSince: string; running: readonly RunningAssessment[] };

function tasksOf(
  { Certificate, Verdicts, Next }: StartState,
  { ServiceKey, StatusSince, running }: Known,
  today: string,
): CertificateTask[] {
  const { CertificateKey, CertificateNo, ServiceName, CertificateStatusCode } = Certificate;
  const about = { CertificateKey, CertificateNo, ServiceKey, ServiceName };
  const runningOf = (kind?: Started): CertificateTask['Running'] => {
    const found = running.find(({ Kind }) => kind === undefined || Kind === kind);
    if (!found) return null;
    const { ApplicationKey, ApplicationNo, IsDraft } = found;
    return { ApplicationKey, ApplicationNo, IsDraft };
  };
  const starts = STARTED.flatMap((Start) => {
    const verdict = Verdicts[Start];
    return verdict.IsOpen && verdict.Window ? [{ Start, On: verdict.Window.On }] : [];
  });
  if (certificateStatuses.suspended.includes(CertificateStatusCode))
    return [
      {
        ...about,
        Kind: 'SUSPENDED',
        On: StatusSince,
        IsOverdue: true,
        Start: starts[0]?.Start ?? null,
        Running: runningOf(),
      },
    ];
  // Only the next assessment, as in the schedule: a missed one that a later one replaces is no longer due.
  const due = starts
    .filter(({ Start }) => Start === Next?.Kind)
    .map(({ Start, On }) => ({ Kind: Start, On, Start, Running: null }));
  // One that was started is due until it is submitted.
  const drafts = running
    .filter(({ IsDraft }) => IsDraft)
    .flatMap(({ Kind, EndDateTime }) =>
      EndDateTime === null
        ? []
        : [{ Kind, On: hongKongDate(EndDateTime), Start: null, Running: runningOf(Kind) }],
    );
  return [...due, ...drafts].map((one) => ({ ...about, ...one, IsOverdue: one.On < today }));
}
