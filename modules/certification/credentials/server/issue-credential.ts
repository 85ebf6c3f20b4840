/**
 * Issues and signs the credential of a certificate's revision in force, exactly once, on request or as a
 * job; none before publication or for a certificate issued in error.
 */

import { randomUUID } from 'node:crypto';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type ProofKey, proofKey } from '#platform/server/proof/proof-key.ts';
import { credentialOf } from './credential-of.ts';
import { freeSlot } from './free-slot.ts';
import { signJwt } from './sign-jwt.ts';

export type Issued = { Jwt: string; Revision: number };

/**
 * Returns the credential of the revision in force, which is issued once and stays the same. Null if there is
 * nothing to certify yet. Concurrent requests issue only one.
 */
export async function issueCredential(
  portal: Portal,
  { CertificateId }: { CertificateId: number },
): Promise<Issued | null> {
  const before = await found(portal.db, CertificateId);
  // The usual case is read without a lock: anyone may request it, and changes of the certificate need not
  // wait.
  if (before === null || before.Issued) return before?.Issued ?? null;
  const key = await proofKey(portal, 'CREDENTIAL');
  return portal.db.transaction().execute(async (tx) => {
    await tx.selectFrom('Certificate').select('Id').where('Id', '=', CertificateId).forUpdate().execute();
    const now = await found(tx, CertificateId);
    return now && (now.Issued ?? issue(tx, now.Certificate, key));
  });
}

async function found(
  db: Queries,
  id: number,
): Promise<{ Certificate: CertificateRecord; Issued: Issued | undefined } | null> {
  const Certificate = await db.selectFrom('Certificate').selectAll().where('Id', '=', id).executeTakeFirst();
  if (!Certificate || !certificateStatuses.issued.includes(Certificate.CertificateStatusCode)) return null;
  const Issued = await db
    .selectFrom('Credential')
    .select(['Jwt', 'Revision'])
    .where('CertificateId', '=', id)
    .where('Revision', '=', Certificate.Revision)
    .executeTakeFirst();
  return { Certificate, Issued };
}

async function issue(tx: Tx, certificate: CertificateRecord, key: ProofKey): Promise<Issued | null> {
  const { Id: CertificateId, Revision } = certificate;
  const document = await tx
    .selectFrom('CertificateDocument')
    .select(['Facts', 'Sha256', 'IsDemo'])
    .where('CertificateId', '=', CertificateId)
    .where('Revision', '=', Revision)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  if (!document?.Sha256) return null;
  const slot = await freeSlot(tx);
  const IssuedAt = new Date();
  const credential = credentialOf({
    Id: `urn:uuid:${randomUUID()}`,
    Facts: document.Facts,
    Sha256: document.Sha256,
    IsDemo: document.IsDemo,
    ...slot,
  });
  const Jwt = await signJwt(credential, key, IssuedAt);
  await tx
    .insertInto('Credential')
    .values({ CertificateId, Revision, ...slot, Kid: key.Kid, Jwt, IssuedAt })
    .execute();
  return { Jwt, Revision };
}

/** Task `credential.issue`: issues the credential of the revision in force. */
export async function issueCredentialTask(portal: Portal, task: { CertificateId: number }): Promise<void> {
  await issueCredential(portal, task);
}
