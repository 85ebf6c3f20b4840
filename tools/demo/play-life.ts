import { certificateDoor } from '#modules/certification/certificates/server/index.ts';
import { addMonths } from '#platform/common/format/dates.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { act } from '#platform/server/workflow/act.ts';
import { lookUpPerson } from './look-up-person.ts';
import type { LifeAct } from './story.ts';

type Played = {
  portal: Portal;
  people: Map<string, SignedIn>;
  /** Of the application that the certificate came of. */
  key: string;
  one: LifeAct;
  at: Date;
};

/** One act of a certificate's life, through the one door at its own past moment. */
export async function playLife({ portal, people, key, one, at }: Played): Promise<void> {
  const { CertificateKey, ExpiryDate } = await portal.db
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.CertificateId', 'Certificate.Id')
    .select(['Certificate.CertificateKey', 'Certificate.ExpiryDate'])
    .where('Application.ApplicationKey', '=', key)
    .executeTakeFirstOrThrow();
  const later = one.Months && ExpiryDate ? { ExpiryDateTime: addMonths(ExpiryDate, one.Months) } : {};
  await act(portal, certificateDoor(portal), {
    action: one.Life,
    key: CertificateKey,
    input: { CertificateKey, ...one.Input, ...later },
    // Whoever acts in a story has just shown to be there.
    actor: { ...lookUpPerson(people, one.By), ProvenAt: at },
    language: 'EN',
    at,
    idempotencyKey: null,
  });
}
