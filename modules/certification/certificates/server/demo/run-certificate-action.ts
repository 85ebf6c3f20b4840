import { addMonths } from '#platform/common/format/dates.ts';
import type { DemoStage } from '#platform/server/demo/module-demo.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { certificateHandler } from '../life/handler.ts';
import type { CertificateScenarioAction } from './scenario.ts';

type ScenarioContext = Pick<DemoStage, 'portal' | 'person'> & {
  /** Of the application that the certificate came of. */
  key: string;
  one: CertificateScenarioAction;
  at: Date;
};

/** One action of a certificate's lifecycle, performed by the workflow at its own time in the past. */
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
    // Anyone who acts in a scenario has just confirmed their identity.
    actor: { ...person(one.By), ProvenAt: at },
    language: 'EN',
    at,
    idempotencyKey: null,
  });
}
