import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { type CertificateStatus, certificateStatuses } from '../rules/certificate-statuses.ts';

type Named = {
  CertificateNo: string | null;
  CertificateKey: string | null;
  CertificateCode: string | null;
};

const UNNAMED: Named = { CertificateNo: null, CertificateKey: null, CertificateCode: null };

/**
 * Number, key and code of an application's certificate, blanked if the user may not see them. Clients see
 * them only for a certificate published to them: confirmed but unpublished data, and deleted certificates,
 * stay internal. `status` is that of the certificate; null if the application has none yet.
 */
export const certificateNames = <Names extends Partial<Named>>(
  actor: SignedIn,
  status: CertificateStatus | null,
  names: Names,
): Names =>
  isClient(actor.Roles) && (status === null || !certificateStatuses.issued.includes(status))
    ? (Object.fromEntries(Object.keys(names).map((name) => [name, UNNAMED[name as keyof Named]])) as Names)
    : names;
