import { Button } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { accountRoutes } from '../../rules/contract.ts';
import { ShareRow } from './share-row.tsx';

type Props = { applicationKey: string; applicationNo: string; onClose: () => void };

/**
 * Dialog in which a client selects the sub-accounts that may see an application: one switch per sub-account,
 * each taking effect at once.
 */
export function ShareDialog({ applicationKey, applicationNo, onClose }: Props) {
  const t = useText();
  const { data, error, refetch } = useGet(accountRoutes.subs, { PageSize: 100, Sort: 'Name' });
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('SHARE_ONE', { number: applicationNo })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons lines={3} height={32} />}
      {data?.Rows.length === 0 && (
        <EmptyState
          title={t('SUB_EMPTY')}
          text={t('SUB_EMPTY_TEXT')}
          action={
            <Button component={AppLink} href="/child">
              {t('MENU_SUBS')}
            </Button>
          }
        />
      )}
      {data && data.Rows.length > 0 && (
        <Stack as="ul">
          {data.Rows.map((row) => (
            <ShareRow key={row.UserKey} row={row} applicationKey={applicationKey} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
