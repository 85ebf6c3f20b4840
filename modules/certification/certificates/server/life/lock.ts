import { sql } from 'kysely';
import { openOfCertificate } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { certificateInScope } from '../certificate-scope.ts';
import type { LockedCertificate } from './action-context.ts';

/**
 * Locks a certificate for an action: first the applications in the order of their ids, then the certificate,
 * as actions of an application do. Locks the application of its page and all those that its end would
 * cancel.
 */
export async function lockCertificateOf(
  tx: Tx,
  actor: SignedIn,
  key: string,
): Promise<LockedCertificate | null> {
  const found = await tx
    .selectFrom('Certificate')
    .select('Certificate.Id')
    .where('CertificateKey', '=', key)
    .where(certificateInScope(actor))
    .executeTakeFirst();
  return found ? lockById(tx, found.Id) : null;
}

export async function lockById(tx: Tx, certificateId: number): Promise<LockedCertificate | null> {
  for (;;) {
    const targets = await applicationsToLock(tx, certificateId);
    if (targets === null) return null;
    await sql`savepoint certificate_lock`.execute(tx);
    const applications = await lockApplications(tx, targets.ids);
    const certificate = await tx
      .selectFrom('Certificate')
      .selectAll()
      .where('Id', '=', certificateId)
      .forUpdate()
      .executeTakeFirst();
    if (!certificate) return null;
    if (isSame(targets, await applicationsToLock(tx, certificateId))) {
      await sql`release savepoint certificate_lock`.execute(tx);
      const Application = applications.find(({ Id }) => Id === targets.applicationId);
      if (!Application) throw new Error(`the application of certificate ${certificateId} is missing`);
      const ServiceVersion = await serviceVersion(tx, certificate.ServiceVersionId);
      return { ...certificate, Application, ServiceVersion };
    }
    // The set of applications changed in the meantime: releases these locks, so that none is acquired out of
    // order.
    await sql`rollback to savepoint certificate_lock`.execute(tx);
  }
}

type LockTargets = { applicationId: number; ids: number[] };

async function applicationsToLock(tx: Tx, certificateId: number): Promise<LockTargets | null> {
  const application = await applicationInForce(tx, certificateId);
  if (application === null) return null;
  const { rows } = await openOfCertificate(certificateId).execute(tx);
  return { applicationId: application, ids: [...new Set([application, ...rows.map(({ Id }) => Id)])] };
}

const isSame = (one: LockTargets, other: LockTargets | null): boolean =>
  other !== null &&
  one.applicationId === other.applicationId &&
  other.ids.every((id) => one.ids.includes(id));

const lockApplications = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('Application')
    .selectAll()
    .where((eb) => eb('Id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('Id')
    .forUpdate()
    .execute();

/** The application whose page is in force, or else the one that the certificate originated from. */
async function applicationInForce(tx: Tx, certificateId: number): Promise<number | null> {
  const found = await tx
    .selectFrom('Certificate')
    .leftJoin('CertificateDocument', (join) =>
      join
        .onRef('CertificateDocument.CertificateId', '=', 'Certificate.Id')
        .onRef('CertificateDocument.Revision', '=', 'Certificate.Revision'),
    )
    .select(['Certificate.ApplicationId as First', 'CertificateDocument.ApplicationId as InForce'])
    .where('Certificate.Id', '=', certificateId)
    .executeTakeFirst();
  return found ? (found.InForce ?? found.First) : null;
}
