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

/** One act of a certificate's life, through the one door at its own past moment. */
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
    // Whoever acts in a story has just shown to be there.
    actor: { ...person(one.By), ProvenAt: at },
    language: 'EN',
    at,
    idempotencyKey: null,
  });
}
