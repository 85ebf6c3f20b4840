/**
 * API handler of what a client has to do for its certificates: assessments to start now, and suspended
 * certificates, the most urgent first.
 */
import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import type { CertificateTask, cycleRoutes } from '../../rules/contract.ts';
import { ownCertificates, type StartState, startStates } from './start-states.ts';

type Route = (typeof cycleRoutes)['tasks'];

/** Certificates considered; an organisation with more of them works from the list of certificates. */
const MAX_CERTIFICATES = 100;

/** An assessment under way is not listed: its application already asks for what is needed. */
export async function listTasks({ db, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  const certificates = await ownCertificates({ db, actor, at })
    .where('Certificate.CertificateStatusCode', 'in', certificateStatuses.inForce)
    .select('Service.ServiceKey')
    .select(statusSince.as('StatusSince'))
    .limit(MAX_CERTIFICATES)
    .execute();
  const more = new Map(certificates.map((certificate) => [certificate.Id, certificate]));
  const states = await startStates({ db, at }, certificates);
  const today = hongKongDate(at);
  const Rows = states.flatMap((state) => {
    const { ServiceKey = '', StatusSince = today } = more.get(state.Certificate.Id) ?? {};
    return tasksOf(state, { ServiceKey, StatusSince }, today);
  });
  return { Rows: Rows.sort((one, other) => one.On.localeCompare(other.On)) };
}

/** Day of the last change of status. */
const statusSince = sql<string>`coalesce((select event.effective_on from certificate_event event
  where event.certificate_id = certificate.id and event.from_status is distinct from event.to_status
  order by event.seq desc limit 1), certificate.effective_date)`;

function tasksOf(
  { Certificate, Verdicts, Next }: StartState,
  { ServiceKey, StatusSince }: { ServiceKey: string; StatusSince: string },
  today: string,
): CertificateTask[] {
  const { CertificateKey, CertificateNo, ServiceName, CertificateStatusCode } = Certificate;
  const about = { CertificateKey, CertificateNo, ServiceKey, ServiceName };
  const starts = (['SURVEILLANCE', 'RENEWAL'] as const).flatMap((Start) => {
    const verdict = Verdicts[Start];
    return verdict.IsOpen && verdict.Window ? [{ Start, On: verdict.Window.On }] : [];
  });
  if (certificateStatuses.suspended.includes(CertificateStatusCode))
    return [
      { ...about, Kind: 'SUSPENDED', On: StatusSince, IsOverdue: true, Start: starts[0]?.Start ?? null },
    ];
  // Only the next assessment, as in the schedule: a missed one that a later one replaces is no longer due.
  const next = starts.filter(({ Start }) => Start === Next?.Kind);
  return next.map(({ Start, On }) => ({ ...about, Kind: Start, On, IsOverdue: On < today, Start }));
}
