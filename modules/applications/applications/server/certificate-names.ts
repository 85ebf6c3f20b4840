import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { type CertificateStatus, HIDDEN_FROM_CLIENTS } from '../rules/certificate-statuses.ts';

type Named = {
  CertificateNo: string | null;
  CertificateKey: string | null;
  CertificateCode: string | null;
};

const UNNAMED: Named = { CertificateNo: null, CertificateKey: null, CertificateCode: null };

/**
 * Number, key and code of an application's certificate as this person may see them. Clients see those of a certificate
 * that was published to them: what was confirmed for a new one, and what was deleted, stays with the certification body.
 *
 * @param status of the certificate that the application belongs to; null where it belongs to none yet
 */
export const certificateNames = <Names extends Partial<Named>>(
  actor: SignedIn,
  status: CertificateStatus | null,
  names: Names,
): Names =>
  isClient(actor.Roles) && (status === null || HIDDEN_FROM_CLIENTS.includes(status))
    ? (Object.fromEntries(Object.keys(names).map((name) => [name, UNNAMED[name as keyof Named]])) as Names)
    : names;
