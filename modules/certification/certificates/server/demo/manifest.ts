import { isCertificateAssessment } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { forgetJobs } from '#platform/server/demo/forget-jobs.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { expireLapsedCertificates } from '../expire-lapsed-certificates.ts';
import { notifyCertificateRecipients } from '../life/process-event.ts';
import { warnOfSuspended } from '../warn-suspended.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { demoScenarios } from './scenarios.ts';

/** Stories played side by side: their commits share the disk's patience. */
const AT_ONCE = 8;

type Numbered = [number, Scenario];

async function playStories(stage: DemoStage): Promise<void> {
  // What is about a certificate comes after all that certificates come from.
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

/** Every certificate whose last day is over expired in the night after it. */
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

/** The holder of what is suspended finds it in their notifications. */
async function notifyOfSuspended(portal: Portal): Promise<void> {
  const suspended = await portal.db
    .selectFrom('CertificateEvent')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateEvent.CertificateId')
    .select(['CertificateEvent.CertificateId', 'CertificateEvent.Seq'])
    .where('CertificateEvent.Event', '=', 'SUSPENDED')
    .where('Certificate.CertificateStatusCode', '=', 'SUSPENDED')
    .execute();
  for (const line of suspended) await notifyCertificateRecipients(portal, line);
  await warnOfSuspended(portal);
}

export const demo: ModuleDemo = {
  acts: {
    stories: { place: 10, run: playStories },
    expired: { place: 30, run: letExpire },
    // Events of last year's certificates notify no one today.
    'told already': { place: 60, run: ({ portal }) => forgetJobs(portal.db, 'certificate.notify', 'ALL') },
  },
  news: { suspended: { place: 20, run: notifyOfSuspended } },
};
