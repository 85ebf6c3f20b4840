import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import type { CertificateView } from '../rules/contract.ts';

type Revision = CertificateView['Revisions'][number];
type State = { word: TextKey; tone: Tone };

/**
 * Chooses label and colour for a revision in the documents of a certificate: being generated, failed,
 * earlier, in force, ahead, or the last one of an ended certificate.
 */
export function revisionState(
  { Status, Revision }: Pick<Revision, 'Status' | 'Revision'>,
  certificate: Pick<CertificateView, 'Revision' | 'CertificateStatusCode'>,
): State {
  if (Status === 'INTENDED') return { word: 'CERT_REV_MAKING', tone: 'info' };
  if (Status === 'FAILED') return { word: 'CERT_REV_FAILED', tone: 'danger' };
  if (Revision < certificate.Revision) return { word: 'CERT_REV_BEFORE', tone: 'plain' };
  const { CertificateStatusCode: status } = certificate;
  const isAhead = Revision > certificate.Revision || certificateStatuses.unpublished.includes(status);
  // After the certificate's end no revision is in force.
  if (!isAhead && certificateStatuses.noLongerInForce.includes(status))
    return { word: 'CERT_REV_LAST', tone: 'plain' };
  return isAhead ? { word: 'CERT_REV_AHEAD', tone: 'info' } : { word: 'CERT_REV_NOW', tone: 'success' };
}
