import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { BulkJobs } from './bulk-jobs.tsx';
import { BulkWork } from './bulk-work.tsx';
import type { BulkDesk } from './use-bulk-desk.ts';

/** One piece of work on many, or the list of all; closed and opened again, it is where it has come to. */
export function BulkDrawer({ desk }: { desk: BulkDesk }) {
  const t = useText();
  return (
    <SidePanel
      opened
      onClose={desk.close}
      returnFocus={false}
      position="right"
      size="34rem"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{t('BULK_MINE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {desk.at === null ? (
        <BulkJobs onOpen={desk.open} />
      ) : (
        <BulkWork key={desk.at} jobKey={desk.at} onBack={() => desk.open(null)} />
      )}
    </SidePanel>
  );
}
