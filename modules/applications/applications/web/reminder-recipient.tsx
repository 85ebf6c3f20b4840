import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../rules/contract.ts';

/** Notice in the dialog of the reminder: who receives it, which depends on whose turn it is. */
export function ReminderRecipient({ view }: { view: Pick<ApplicationView, 'TurnRole' | 'TurnName'> }) {
  const t = useText();
  const { TurnRole, TurnName } = view;
  if (TurnRole === null) return null;
  if (TurnRole === 'CLIENT') return <Notice tone="info" title={t('REMINDER_TO_CLIENT')} />;
  return (
    <Notice tone="info" title={t('REMINDER_TO_STAFF', { name: TurnName ?? t(`ROLE_${TurnRole}`) })}>
      {t('REMINDER_NOT_CLIENT')}
    </Notice>
  );
}
