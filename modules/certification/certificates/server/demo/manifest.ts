/**
 * Demo data of the certificate module: runs all scenarios, expires lapsed certificates, notifies of
 * suspensions.
 */
import { isCertificateAssessment } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { forgetJobs } from '#platform/server/demo/complete-jobs.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { expireLapsedCertificates } from '../expire-lapsed-certificates.ts';
import { followSuspensions } from '../follow-suspensions.ts';
import { notifyCertificateRecipients } from '../life/process-event.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { demoScenarios } from './scenarios.ts';

/** Scenarios run concurrently, so that their commits share disk flushes. */
const AT_ONCE = 8;

type Numbered = [number, Scenario];

async function playStories(stage: DemoStage): Promise<void> {
  // Applications about an existing certificate run after all those that create certificates.
  const [about, others] = [true, false].map((is) =>
    [...demoScenarios.entries()].filter(([, { Type = 'INITIAL' }]) => isCertificateAssessment(Type) === is),
  ) as [Numbered[], Numbered[]];
  const playNext = async (left: Numbered[]): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift())
      await runScenario({ ...stage, index: next[0] }, next[1]);
  };
  for (const left of [others, about])
    await Promise.all(Array.from({ length: AT_ONCE }, () => playNext(left)));
}

/** Expires every lapsed certificate in the night after its last valid day. */
async function letExpire({ portal, now }: DemoStage): Promise<void> {
  const past = await portal.db
    .selectFrom('Certificate')
    .select('ExpiryDate')
    .distinct()
    .where('ExpiryDate', '<', hongKongDate(now))
    .orderBy('ExpiryDate')
    .execute();
  for (const { ExpiryDate } of past)
    await expireLapsedCertificates(portal, new Date(`${ExpiryDate}T18:00:00Z`));
}

/** Notifies the holders of suspended certificates. */
async function notifyOfSuspended(portal: Portal): Promise<void> {
  const suspended = await portal.db
    .selectFrom('CertificateEvent')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateEvent.CertificateId')
    .select(['CertificateEvent.CertificateId', 'CertificateEvent.Seq'])
    .where('CertificateEvent.Event', '=', 'SUSPENDED')
    .where('Certificate.CertificateStatusCode', '=', 'SUSPENDED')
    .execute();
  for (const line of suspended) await notifyCertificateRecipients(portal, line);
  await followSuspensions(portal);
}

export const demo: ModuleDemo = {
  acts: {
    stories: { place: 10, run: playStories },
    expired: { place: 30, run: letExpire },
    // Drops the queued notifications of last year's events.
    'told already': { place: 60, run: ({ portal }) => forgetJobs(portal.db, 'certificate.notify', 'ALL') },
  },
  news: { suspended: { place: 20, run: notifyOfSuspended } },
};
