import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import { TextBadge } from '#platform/web/ui/text-badge.tsx';
import type { CertificateRow } from '../rules/contract.ts';
import { shownStatus, statusText } from '../rules/shown-status.ts';

const CERTIFICATE_TONES = {
  PENDING: 'info',
  ACTIVE: 'success',
  PUBLISHED: 'success',
  SUSPENDED: 'warning',
  TERMINATED: 'danger',
  EXPIRED: 'danger',
  DELETED: 'plain',
  RENEWAL: 'info',
} as const satisfies Record<CertificateStatus, Tone>;

type Shown = Pick<CertificateRow, 'Kind' | 'CertificateStatusCode' | 'IsExpired'>;

/**
 * Coloured badge with the current status of a certificate or statement, used in lists, on screens and in
 * search results.
 */
export function CertificateBadge({ of }: { of: Shown }) {
  const status = shownStatus(of);
  return <TextBadge tone={CERTIFICATE_TONES[status]} text={statusText(of.Kind, status)} />;
}
