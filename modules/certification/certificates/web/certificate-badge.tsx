import { CERTIFICATE_STATUS } from '#modules/applications/applications/rules/index.ts';
import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { CertificateRow } from '../rules/contract.ts';
import { shownStatus, statusText } from '../rules/shown-status.ts';

type Shown = Pick<CertificateRow, 'Kind' | 'CertificateStatusCode' | 'IsExpired'>;

/**
 * Coloured badge with the current status of a certificate or statement, used in lists, on screens and in
 * search results.
 */
export function CertificateBadge({ of }: { of: Shown }) {
  const status = shownStatus(of);
  return <TextBadge tone={CERTIFICATE_STATUS[status].Tone} text={statusText(of.Kind, status)} />;
}
