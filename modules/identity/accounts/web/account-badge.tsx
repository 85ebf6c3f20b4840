/** Badge that shows the status of an account. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { AccountStatus } from '../rules/statuses.ts';

const TONES = {
  NONE: 'plain',
  PENDING: 'info',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  REMOVED: 'plain',
} as const satisfies Record<AccountStatus, Tone>;

export function AccountBadge({ status }: { status: AccountStatus }) {
  const t = useText();
  return <Badge tone={TONES[status]}>{t(`ACCOUNT_STATUS_${status}` as string)}</Badge>;
}
