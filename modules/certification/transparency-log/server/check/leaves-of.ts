/**
 * Reads the public log data of certificates (their leaves, and history entries without one) and compares
 * them, for the checks of the log and of the certificate proofs.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { compareLeaf } from './compare-leaf.ts';
import { type LeafRow, leafRows } from './leaf-rows.ts';
import type { LogDifference } from './types.ts';

/** Public log data of one certificate: its history entries without a leaf, and its leaves. */
export type Leaves = { Missing: readonly LogDifference[]; Rows: readonly LeafRow[] };

/** Log data of many certificates, with the same number of statements for any number. */
export async function leavesOfMany(db: Queries, ids: readonly number[]): Promise<(id: number) => Leaves> {
  const missing = Map.groupBy(
    await missingLines(db, sql`certificate_id = any(${ids}::bigint[])`),
    ({ CertificateId }) => CertificateId,
  );
  const rows = Map.groupBy(
    await leafRows(db, sql`leaf.certificate_id = any(${ids}::bigint[])`),
    ({ CertificateId }) => CertificateId,
  );
  return (id) => ({ Missing: missing.get(id)?.map(differenceOf) ?? [], Rows: rows.get(id) ?? [] });
}

/** Checks that every history entry of a certificate has its leaf and matches it. */
export const compareLeaves = ({ Missing, Rows }: Leaves): LogDifference[] => [
  ...Missing,
  ...Rows.flatMap(compareLeaf),
];

/** History entries with neither a leaf nor a pending one, for a range of certificate ids. */
export const missingLeaves = async (db: Queries, from: number, to: number): Promise<LogDifference[]> =>
  (await missingLines(db, sql`certificate_id between ${from} and ${to}`)).map(differenceOf);

type MissingLine = { CertificateId: number; About: string; Event: string };

const differenceOf = ({ About, Event }: MissingLine): LogDifference => ({
  Check: 'LEAF_MISSING',
  About,
  Expected: Event,
  Found: '',
});

const missingLines = async (db: Queries, where: RawBuilder<unknown>): Promise<MissingLine[]> =>
  (
    await sql<MissingLine>`
      select certificate_id, certificate_no || ' #' || seq as about, event
      from certificate_event as event join certificate on certificate.id = certificate_id
      where ${where}
        and not exists (select from log_leaf where log_leaf.certificate_id = event.certificate_id and log_leaf.seq = event.seq)
        and not exists (select from log_pending where log_pending.certificate_id = event.certificate_id and log_pending.seq = event.seq)
      order by certificate_id, seq`.execute(db)
  ).rows;
