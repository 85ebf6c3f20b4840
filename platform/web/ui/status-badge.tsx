import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import type { CertificateRow } from '#modules/certification/certificates/rules/contract.ts';
import { shownStatus, statusText } from '#modules/certification/certificates/rules/shown-status.ts';
import type { CertificateStatus } from '#modules/certification/certificates/rules/statuses.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from './badge.tsx';
import { WordBadge } from './word-badge.tsx';

const APPLICATION_TONES = {
  NONE: 'plain',
  DRAFT: 'plain',
  INPROGRESS: 'plain',
  PENDING: 'info',
  RETURNED: 'warning',
  UNDERREVIEW: 'info',
  REJECTED: 'warning',
  REJECTED_FLOW: 'warning',
  REJECTED_STAFF: 'danger',
  CERTIFIED: 'primary',
  COMPLETED: 'success',
  CANCELLED: 'plain',
  ARCHIVED: 'plain',
  WAITING: 'plain',
} as const satisfies Record<ApplicationStatus, Tone>;

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

/** An application's status, with its step while it runs through the chain. */
export function StatusBadge({ status, step }: { status: ApplicationStatus; step?: Step | null }) {
  const t = useText();
  const word = t(`STATUS_${status}`);
  const isRunning = status === 'UNDERREVIEW' || status === 'REJECTED_FLOW';
  return (
    <Badge tone={APPLICATION_TONES[status]}>
      {isRunning && step ? `${word} · ${t(`STEP_${step}`)}` : word}
    </Badge>
  );
}

/** How a certificate, or a statement, stands today. */
export function CertificateBadge({ of }: { of: Shown }) {
  const status = shownStatus(of);
  return <WordBadge tone={CERTIFICATE_TONES[status]} word={statusText(of.Kind, status)} />;
}
