import { type Selectable, sql } from 'kysely';
import type { CycleState } from '#modules/applications/applications/rules/index.ts';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { ScheduleRow } from '../rules/contract.ts';
import { DUE_KINDS } from '../rules/due-kinds.ts';
import { listedTo } from '../rules/listed-to.ts';
import { cycleStates } from './cycle-states.ts';
import { IN_FORCE } from './in-force.ts';

type Due = Selectable<Tables['CertificateDue']>;
type Certificate = Awaited<ReturnType<typeof inForce>>[number];

/**
 * Recalculates the stored due dates of certificates that have changed, at most `most` changes at once,
 * latest first (decision 0054); returns whether all are processed. Concurrent runs take turns.
 */
export async function recomputeDues(db: Db, at: Date, most: number): Promise<boolean> {
  const { rows } = await sql<{ IsStale: boolean }>`
    select exists (select from certificate_due_stale) as is_stale`.execute(db);
  if (!rows[0]?.IsStale) return true;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('certificate_due'))`.execute(tx);
    // Taken first, so that changes from here on leave a new row.
    const { rows: taken } = await sql<{ CertificateId: number }>`
      delete from certificate_due_stale where id in
        (select id from certificate_due_stale order by id desc limit ${sql.lit(most)})
      returning certificate_id`.execute(tx);
    const ids = [...new Set(taken.map(({ CertificateId }) => CertificateId))];
    if (ids.length > 0) await replace(tx, ids, at);
    return taken.length < most;
  });
}

async function replace(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  const certificates = await inForce(tx, ids, at);
  const states = await cycleStates(tx, certificates, at);
  const dues = certificates.flatMap((certificate) => {
    const state = states.get(certificate.Id);
    return state ? duesOf(certificate, state, hongKongDate(at)) : [];
  });
  await sql`delete from certificate_due where certificate_id = any(${[...ids]}::bigint[])`.execute(tx);
  if (dues.length === 0) return;
  await sql`
    insert into certificate_due (certificate_id, place, kind, no, due_on, opens_on, is_running, listed_to,
      application_key, opener_key, service_id, certificate_no, org_name)
    select "CertificateId", "Place", "Kind", "No", "DueOn", "OpensOn", "IsRunning", "ListedTo", "ApplicationKey",
      "OpenerKey", "ServiceId", "CertificateNo", "OrgName"
    from jsonb_to_recordset(${JSON.stringify(dues)}::jsonb) as due ("CertificateId" bigint, "Place" int, "Kind" text,
      "No" int, "DueOn" date, "OpensOn" date, "IsRunning" boolean, "ListedTo" date, "ApplicationKey" text,
      "OpenerKey" text, "ServiceId" bigint, "CertificateNo" text, "OrgName" text)`.execute(tx);
}

const inForce = (tx: Tx, ids: readonly number[], at: Date) =>
  tx
    .selectFrom('Certificate')
    .select([
      ...(['Id', 'CertificateNo', 'OrgName', 'ServiceId', 'ServiceVersionId', 'FirstIssueDate'] as const),
      'ExpiryDate',
    ])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('CertificateStatusCode', 'in', IN_FORCE)
    .where('ExpiryDate', '>=', hongKongDate(at))
    .execute();

const isDue = (mark: CycleState['Marks'][number]): boolean =>
  (DUE_KINDS as readonly string[]).includes(mark.Kind) && mark.State !== 'DONE';

/** All uncompleted dates of its cycle, without the states that depend on the day of reading. */
function duesOf(certificate: Certificate, { Term, Opener, Marks }: CycleState, today: string): Due[] {
  const { EN, CHT } = certificate.OrgName;
  return Marks.map((mark, Place) => ({ mark, Place }))
    .filter(({ mark }) => isDue(mark))
    .map(({ mark, Place }) => ({
      CertificateId: certificate.Id,
      Place,
      Kind: mark.Kind as ScheduleRow['Kind'],
      No: mark.No,
      DueOn: mark.On,
      OpensOn: mark.Opens,
      IsRunning:
        mark.Application !== null &&
        !applicationStatuses.scheduled.includes(mark.Application.ApplicationStatusCode),
      ListedTo: listedTo(Marks, mark, Term.Expiry),
      ApplicationKey: mark.Application?.ApplicationKey ?? null,
      OpenerKey: Opener?.ApplicationKey ?? null,
      ServiceId: certificate.ServiceId,
      CertificateNo: certificate.CertificateNo,
      OrgName: EN || CHT,
    }))
    .filter(({ ListedTo }) => ListedTo >= today);
}
