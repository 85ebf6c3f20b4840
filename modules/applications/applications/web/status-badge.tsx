import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { ApplicationStatus } from '../rules/statuses.ts';

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

/** Badge with an application's status, including its step during the review. */
export function StatusBadge({ status, step }: { status: ApplicationStatus; step?: Step | null }) {
  const t = useText();
  const label = t(`STATUS_${status}`);
  const isRunning = status === 'UNDERREVIEW' || status === 'REJECTED_FLOW';
  return (
    <Badge tone={APPLICATION_TONES[status]}>
      {isRunning && step ? `${label} · ${t(`STEP_${step}`)}` : label}
    </Badge>
  );
}
