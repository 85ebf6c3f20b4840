import { isClient, type Role } from '#platform/common/access/roles.ts';
import type { ExportMode } from '#platform/common/exports/modes.ts';
import type { ApplicationView } from '../rules/contract.ts';

/** Which documents of an application there are for this reader. */
export function modesOf(view: ApplicationView, roles: readonly Role[]): ExportMode[] {
  const isPublished = view.ApplicationStatusCode === 'COMPLETED' || !isClient(roles);
  const hasPage = view.IsGenerated && view.CertificateKey !== null && isPublished;
  return [
    'GENERATE_MACHFORM_ENTRY',
    ...(hasPage ? (['GENERATE_CERT_NO_SUPPORTING_DOC'] as const) : []),
    ...(hasPage && view.DisclosureFile !== null ? (['GENERATE_CERTIFICATE'] as const) : []),
    ...(view.Invoice === null ? [] : (['GENERATE_INVOICE'] as const)),
  ];
}
