import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import type { StatusPurpose } from '../rules/credential.ts';

/**
 * When a bit is set. Revoked is for good: withdrawn, ended, run out, or replaced by a later revision. What was
 * suspended after it had run out has still run out.
 */
const CONDITIONS: Readonly<Record<StatusPurpose, RawBuilder<boolean>>> = {
  revocation: sql<boolean>`(credential.revision <> certificate.revision
    or certificate_status_code in ('TERMINATED', 'DELETED', 'EXPIRED')
    or certificate_status_code = 'SUSPENDED' and status_before = 'EXPIRED')`,
  suspension: sql<boolean>`certificate_status_code = 'SUSPENDED'`,
};

/** The places of a list whose bit is set. */
export async function setBits(db: Queries, purpose: StatusPurpose, list: number): Promise<number[]> {
  const rows = await db
    .selectFrom('Credential')
    .innerJoin('Certificate', 'Certificate.Id', 'Credential.CertificateId')
    .select('Credential.StatusIndex')
    .where('Credential.StatusList', '=', list)
    .where(CONDITIONS[purpose])
    .execute();
  return rows.map(({ StatusIndex }) => StatusIndex);
}

/** Whether any place of a list was ever given out. */
export async function isListUsed(db: Queries, list: number): Promise<boolean> {
  const found = db.selectFrom('Credential').select('Id').where('StatusList', '=', list).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
