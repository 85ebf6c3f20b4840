/**
 * Builds the public verdict on a certificate as a JSON record for programs, and the addresses of its other
 * formats; without query time, so that an unchanged response has the same tag.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import { credentialAddress } from '#modules/certification/credentials/rules/index.ts';
import type { VerdictView } from '../../rules/contract.ts';

/** Addresses of the verdict in each format. */
export function verdictLinks(base: string, number: string, code: string) {
  const name = encodeURIComponent(number);
  const query = code ? `?c=${encodeURIComponent(code)}` : '';
  return {
    Page: `${base}${verifyPath(number, code)}`,
    Json: `${base}/verify/${name}.json${query}`,
    Feed: `${base}/verify/${name}.atom${query}`,
    Badge: `${base}/badge/${name}.svg${query}`,
  };
}

/**
 * The verdict for programs. Contains no query time, so that an unchanged response has the same tag; the
 * response header has the time.
 */
export function verdictRecord(view: VerdictView, base: string, code: string) {
  const { Certificate, CertificateNo, Verdict, On } = view;
  if (!Certificate) return { CertificateNo, Verdict, On, Certificate: null };
  const {
    DownloadUrl,
    DisclosureUrl,
    IsDemo,
    IsSigned,
    RenewalOpens: _opens,
    Verdict: VerdictNow,
    ...facts
  } = Certificate;
  const absolute = (path: string | null) => (path === null ? null : `${base}${path}`);
  return {
    CertificateNo,
    Verdict,
    On,
    Certificate: { ...facts, VerdictNow, IsSigned, IsDemo },
    Links: {
      ...verdictLinks(base, CertificateNo, DownloadUrl === null ? '' : code),
      Document: absolute(DownloadUrl),
      Credential: certificateStatuses.void.includes(Certificate.CertificateStatusCode)
        ? null
        : absolute(credentialAddress(CertificateNo, DownloadUrl === null ? '' : code)),
      Disclosure: absolute(DisclosureUrl),
    },
  };
}
