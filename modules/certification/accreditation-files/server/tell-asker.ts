import { paramsOf } from '#modules/applications/applications/server/notifications/tell-people.ts';
import { tellPerson } from '#modules/messaging/notification-centre/server/tell-person.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { DossierRow } from './dossier-view.ts';

/** So long people look at the bar; later they have gone on to something else. */
const STILL_THERE_MS = 60_000;

/** Tells whoever asked how it went, unless they can still see it. */
export async function tellAsker(
  tx: Tx,
  settings: Settings,
  dossier: Pick<DossierRow, 'Id' | 'AccountId' | 'CertificateId' | 'AskedAt'>,
  kind: 'DOSSIER_READY' | 'DOSSIER_FAILED',
): Promise<void> {
  if (Date.now() - dossier.AskedAt.getTime() < STILL_THERE_MS) return;
  const person = await tx
    .selectFrom('Account')
    .select(['Id', 'Email', 'Language', 'Notice'])
    .where('Id', '=', dossier.AccountId)
    .where('Status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!person) return;
  const certificate = await tx
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .select(['Certificate.CertificateNo', 'Certificate.CertificateKey', 'Certificate.Kind'])
    .select(['Certificate.OrgName', 'Certificate.ServiceName'])
    .select(['Application.AssessmentType', 'Application.CreatedAt'])
    .select(['Application.Id as ApplicationId', 'Application.ApplicationKey', 'Application.ApplicationNo'])
    .where('Certificate.Id', '=', dossier.CertificateId)
    .executeTakeFirstOrThrow();
  const { CertificateNo, CertificateKey, Kind } = certificate;
  await tellPerson(tx, settings, {
    cause: `dossier:${dossier.Id}`,
    kind,
    params: { ...paramsOf(certificate), CertificateNo, CertificateKey, CertificateKind: Kind },
    about: certificate,
    person,
  });
}
