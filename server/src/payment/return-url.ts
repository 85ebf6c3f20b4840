import type { Portal } from '../http/context.ts';
import { portalLink } from '../mail/portal-link.ts';

/** The invoice's own page, where the browser comes back to. That it came back proves nothing. */
export async function returnUrl({ db, settings }: Portal, invoiceId: number): Promise<string> {
  const about = await db
    .selectFrom('Invoice')
    .leftJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
    .leftJoin('Certificate', 'Certificate.Id', 'Invoice.CertificateId')
    .select(['Application.ApplicationKey', 'Certificate.CertificateKey'])
    .where('Invoice.Id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const path = about.ApplicationKey
    ? (`/invoice/${about.ApplicationKey}` as const)
    : (`/certificate/invoice/${about.CertificateKey}` as const);
  return portalLink(settings, path, { returned: '1' });
}
