import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { chatRoutes } from '../rules/contract.ts';
import { HoursForm } from './hours-form.tsx';

/**
 * Dialog of the staff inbox with the office hours of the chat; outside these hours clients see that the chat
 * is closed, and are answered by email.
 */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useGet(chatRoutes.hours, undefined, { staleMs: 0 });
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('HOURS_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      // A careless click must not discard changes.
      closeOnClickOutside={false}
    >
      {!data && !error && <Skeletons lines={7} />}
      {!data && error && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {data && <HoursForm hours={data} onDone={onClose} />}
    </Dialog>
  );
}
