/** Performs one action on a certificate in a demo scenario, at its time in the past. */
import { addMonths } from '#platform/common/format/dates.ts';
import type { DemoStage } from '#platform/server/demo/module-demo.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { certificateHandler } from '../life/handler.ts';
import type { CertificateScenarioAction } from './scenario.ts';

type ScenarioContext = Pick<DemoStage, 'portal' | 'person'> & {
  /** Key of the application from which the certificate originated. */
  key: string;
  one: CertificateScenarioAction;
  at: Date;
};

/** Performs the action through the certificate workflow. */
export async function runCertificateAction({ portal, person, key, one, at }: ScenarioContext): Promise<void> {
  const { CertificateKey, ExpiryDate } = await portal.db
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.CertificateId', 'Certificate.Id')
    .select(['Certificate.CertificateKey', 'Certificate.ExpiryDate'])
    .where('Application.ApplicationKey', '=', key)
    .executeTakeFirstOrThrow();
  const later = one.Months && ExpiryDate ? { ExpiryDateTime: addMonths(ExpiryDate, one.Months) } : {};
  await performAction(portal, certificateHandler(portal), {
    action: one.Life,
    key: CertificateKey,
    input: { CertificateKey, ...one.Input, ...later },
    // Everyone who acts in a scenario counts as having just confirmed their identity.
    actor: { ...person(one.By), ProvenAt: at },
    language: 'EN',
    at,
    idempotencyKey: null,
  });
}
