/** Loads certificates with all their records for the proof checks, in batches from consistent snapshots. */

import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { leavesOfMany } from '#modules/certification/transparency-log/server/index.ts';
import type { Db, Queries, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { CheckedCertificate, CheckedEvent } from './types.ts';

/** Certificates per batch, so that memory use does not grow with their number. */
const WINDOW = 200;

/** Every certificate with its history, pages and credentials, in order of creation. */
export async function* loadChecked(db: Db): AsyncGenerator<CheckedCertificate> {
  for (let after = 0; ; ) {
    const found = await atOneMoment(db, (tx) => windowOf(tx, after));
    yield* found;
    const last = found.at(-1)?.Certificate.Id;
    if (last === undefined) return;
    after = last;
  }
}

/** The current state of one certificate. */
export const loadCheckedOne = (db: Db, id: number): Promise<CheckedCertificate | undefined> =>
  atOneMoment(db, async (tx) =>
    (await windowOf(tx, id - 1, 1)).find(({ Certificate }) => Certificate.Id === id),
  );

/** Reads related rows from one snapshot, whatever is written in the meantime. */
const atOneMoment = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read);

async function windowOf(tx: Tx, after: number, size = WINDOW): Promise<CheckedCertificate[]> {
  const rows = await tx
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '>', after)
    .orderBy('Id')
    .limit(size)
    .execute();
  const ids = rows.map(({ Id }) => Id);
  if (ids.length === 0) return [];
  const events = await eventsOf(tx, ids);
  const documents = await tx
    .selectFrom('CertificateDocument')
    .selectAll()
    .where('CertificateId', 'in', ids)
    .execute();
  const credentials = await tx
    .selectFrom('Credential')
    .selectAll()
    .where('CertificateId', 'in', ids)
    .orderBy('Revision')
    .execute();
  const leaves = await leavesOfMany(tx, ids);
  const updates = await shouldHaveUpdated(tx, ids);
  return rows.map((Certificate) => {
    const isIts = (one: { CertificateId: number }): boolean => one.CertificateId === Certificate.Id;
    return {
      Certificate,
      Events: events.filter(isIts),
      Documents: documents.filter(isIts),
      Credentials: credentials.filter(isIts),
      Leaves: leaves(Certificate.Id),
      ShouldHaveUpdated: updates.get(Certificate.Id) ?? null,
    };
  });
}

/**
 * Certificates that should have been updated, by the id of the separate certificate that a later assessment
 * issued.
 */
async function shouldHaveUpdated(db: Queries, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ Id: number; CertificateNo: string }>`
    select certificate.id, earlier.certificate_no
    from certificate
    join application on application.id = certificate.application_id
    join lateral (select other.certificate_no from certificate other
      where other.organisation_id = certificate.organisation_id and other.service_id = certificate.service_id
        and other.id < certificate.id and other.certificate_status_code in (${literals(certificateStatuses.issued)})
      order by other.id desc limit 1) earlier on true
    where certificate.id = any(${ids}::bigint[]) and application.assessment_type <> 'INITIAL'
      and application.parent_id is null and certificate.certificate_status_code not in (${literals(certificateStatuses.void)})`.execute(
    db,
  );
  return new Map(rows.map(({ Id, CertificateNo }) => [Id, CertificateNo]));
}

const eventsOf = (db: Queries, ids: number[]): Promise<(CheckedEvent & { CertificateId: number })[]> =>
  db
    .selectFrom('CertificateEvent')
    .leftJoin('CertificateDocument', (join) =>
      join
        .onRef('CertificateDocument.CertificateId', '=', 'CertificateEvent.CertificateId')
        .onRef('CertificateDocument.Revision', '=', 'CertificateEvent.Revision'),
    )
    .select([
      'CertificateEvent.CertificateId',
      'CertificateEvent.Seq',
      'CertificateEvent.Event',
      'CertificateEvent.FromStatus',
      'CertificateEvent.ToStatus',
      'CertificateEvent.EffectiveOn',
      'CertificateEvent.Revision',
      'CertificateEvent.At',
      'CertificateEvent.ExpiryDate as MovedTo',
      'CertificateEvent.ScopeChange',
      sql<
        string | null
      >`coalesce(certificate_event.expiry_date::text, certificate_document.facts->>'ExpiryDate')`.as(
        'ExpiryDate',
      ),
    ])
    .where('CertificateEvent.CertificateId', 'in', ids)
    .orderBy('CertificateEvent.CertificateId')
    .orderBy('CertificateEvent.Seq')
    .execute();
