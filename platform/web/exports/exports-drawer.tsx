import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { useText } from '../i18n/use-text.ts';
import { SidePanel } from '../ui/dialog/side-panel.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Words } from '../ui/layout/words.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './export.module.css';
import { ExportItem } from './export-item.tsx';
import { useExports } from './use-exports.ts';

/**
 * Side panel "My exports", which lists the files that the user has requested for export, with progress,
 * download of finished ones, and reasons of failures.
 */
export function ExportsDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { rows, isUnderWay, error, refetch, act, busy } = useExports();
  return (
    <SidePanel
      opened
      onClose={onClose}
      returnFocus={false}
      position="right"
      size="32rem"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{t('EXPORTS_MINE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {error && !rows && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !rows && <Skeletons lines={5} height={44} />}
      {rows?.length === 0 && (
        <EmptyState
          title={t('EXPORTS_EMPTY')}
          text={t('EXPORTS_EMPTY_TEXT', { days: EXPORT_LIMITS.KeptDays })}
        />
      )}
      {rows && rows.length > 0 && (
        <>
          <Words mb="sm" tone="soft" size="sm">
            {isUnderWay ? t('EXPORTS_LEAVE') : t('EXPORTS_KEPT', { days: EXPORT_LIMITS.KeptDays })}
          </Words>
          <Stack as="ul" className={classes.list}>
            {rows.map((row) => (
              <ExportItem key={row.ExportKey} row={row} busy={busy} act={act} />
            ))}
          </Stack>
        </>
      )}
    </SidePanel>
  );
}
