/** Dialog of an unavailable action whose reasons name records: the reasons, with links to the records. */
import { Button, Group, Stack } from '@mantine/core';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice.tsx';
import classes from './action-dialog.module.css';
import { ReasonList } from './reason-list.tsx';

/** Its reasons have links, so that pressing the unavailable action has a purpose. */
export const hasLinks = ({ Allowed, Reasons }: ActionView): boolean =>
  !Allowed && Reasons.some(({ Links = [] }) => Links.length > 0);

type Props = { action: ActionView; subject?: string | undefined; onClose: () => void };

export function ReasonsDialog({ action, subject, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      opened
      onClose={onClose}
      returnFocus={false}
      size="lg"
      attributes={{ header: { role: 'presentation' } }}
      title={
        <>
          <b className={classes.title}>{t(action.Label)}</b>
          {subject && <span className={classes.subject}>{subject}</span>}
        </>
      }
      closeButtonProps={{ 'aria-label': t('DIALOG_CANCEL') }}
    >
      <Stack gap={18}>
        <Notice tone="warning" title={t('ACTION_CLOSED')}>
          <ReasonList reasons={action.Reasons} />
        </Notice>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('DIALOG_OK')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
