/** Badge that shows the status of an account. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ACCOUNT_STATUS, type AccountStatus } from '../rules/statuses.ts';

export function AccountBadge({ status }: { status: AccountStatus }) {
  const t = useText();
  return <Badge tone={ACCOUNT_STATUS[status].Tone}>{t(`ACCOUNT_STATUS_${status}` as string)}</Badge>;
}
