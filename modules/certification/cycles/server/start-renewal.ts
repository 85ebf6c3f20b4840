/**
 * Effect of the certificate action RENEW, with which staff or the portal start a renewal: opens the
 * application that waits for its window, or creates one after the last finished assessment.
 */
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { applicationHandler } from '#modules/applications/applications/server/index.ts';
import { renewalOpens } from '#modules/catalogue/services/rules/index.ts';
import type { CertificateActionContext } from '#modules/certification/certificates/server/index.ts';
import { fail } from '#platform/server/http/fail.ts';
import { performInTransaction } from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';
import { insertNext } from './insert-next.ts';
import { openNext } from './open-next.ts';

/** The application is only opened here; the certificate's own action writes its status and event. */
const handler = () => ({
  ...applicationHandler,
  effects: { ...applicationHandler.effects, SHOW_NEXT_CYCLE: openNext },
});

/**
 * Opens a certificate's renewal: the application waiting for its window, or a new one. A user has decided
 * this for the certificate, so the portal itself opens the application.
 */
export async function startRenewal(job: CertificateActionContext): Promise<void> {
  const { tx, portal, at, language } = job;
  const key = (await waitingRenewal(job)) ?? (await newRenewal(job));
  await performInTransaction(tx, portal, handler(), {
    action: 'SHOW_NEXT_CYCLE',
    key,
    input: { ApplicationKey: key },
    actor: portalActor,
    language,
    at,
    idempotencyKey: null,
  });
}

/**
 * Applications are locked before certificates and the holder of this lock may wait for ours, so nothing
 * waits here.
 */
async function waitingRenewal({ tx, row }: CertificateActionContext): Promise<string | null> {
  const found = tx
    .selectFrom('Application')
    .select('ApplicationKey')
    .where('CertificateId', '=', row.Id)
    .where('AssessmentType', '=', 'RENEWAL')
    .where('ApplicationStatusCode', 'in', applicationStatuses.scheduled)
    .orderBy('Id', 'desc')
    .limit(1);
  const waiting = await found.executeTakeFirst();
  if (!waiting) return null;
  const locked = await found.forUpdate().skipLocked().executeTakeFirst();
  return locked?.ApplicationKey ?? fail('ERR_CONFLICT');
}

/** Creates a renewal after the most recently finished assessment. */
async function newRenewal(job: CertificateActionContext): Promise<string> {
  const { tx, row } = job;
  const last = await tx
    .selectFrom('Application')
    .selectAll()
    .where('CertificateId', '=', row.Id)
    .where('ApplicationStatusCode', 'in', applicationStatuses.completed)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const On = String(row.ExpiryDate);
  const Opens = renewalOpens(row.ServiceVersion.Definition.Cycle, On) ?? On;
  const next = await insertNext(job, last ?? row.Application, row.ServiceVersion, {
    Kind: 'RENEWAL',
    Opens,
    On,
  });
  return next.ApplicationKey;
}
