/**
 * One export in the panel "My exports": what it contains, its progress or result, and the one available
 * action, download, cancel or retry.
 */

import { Button, Progress } from '@mantine/core';
import { IconDownload, IconRefresh, IconX } from '@tabler/icons-react';
import type { ExportState, ExportView } from '#platform/common/exports/contract.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Words } from '../ui/layout/words.tsx';
import classes from './export.module.css';
import type { ExportAction } from './use-exports.ts';

const TONES: Readonly<Record<ExportState, Tone>> = {
  WAITING: 'info',
  RUNNING: 'info',
  READY: 'success',
  FAILED: 'danger',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
};

const ACTIONS: Readonly<Record<ExportState, ExportAction>> = {
  WAITING: 'cancel',
  RUNNING: 'cancel',
  READY: 'ticket',
  FAILED: 'retry',
  EXPIRED: 'retry',
  CANCELLED: 'retry',
};

const BUTTONS = {
  ticket: { Icon: IconDownload, label: 'EXPORT_DOWNLOAD', name: 'EXPORT_DOWNLOAD_OF', variant: 'filled' },
  cancel: { Icon: IconX, label: 'EXPORT_CANCEL', name: 'EXPORT_CANCEL_OF', variant: 'default' },
  retry: { Icon: IconRefresh, label: 'EXPORT_AGAIN', name: 'EXPORT_AGAIN_OF', variant: 'default' },
} as const;

type Props = {
  row: ExportView;
  /** The action being sent, with the export's key. */
  busy: string | null;
  act: (action: ExportAction, exportKey: string) => void;
};

/** Shows one export: subject, progress or result, and the single action available now. */
export function ExportItem({ row, busy, act }: Props) {
  const t = useText();
  const format = useFormat();
  const name = t(`EXPORT_OF_${row.Subject}`);
  const action = ACTIONS[row.State];
  const button = BUTTONS[action];
  return (
    <Stack as="li" gap="xs" padY="sm" className={classes.item}>
      <div className={classes.top}>
        <b>{name}</b>
        <span className={classes.format}>{t(`EXPORT_FORMAT_${row.Format}`)}</span>
        <Badge tone={TONES[row.State]}>{t(`EXPORT_STATE_${row.State}`)}</Badge>
      </div>
      {row.About.length > 0 && (
        <Words as="div" tone="soft" size="sm" breaks="anywhere">
          {row.About.join(' · ')}
        </Words>
      )}
      {row.State === 'RUNNING' && row.Total !== null && row.Total > 0 && (
        <div className={classes.progress}>
          <Progress
            value={(row.Done / row.Total) * 100}
            size={6}
            aria-label={t('EXPORT_PROGRESS_LABEL', { name })}
          />
          <span className="num">
            {t('EXPORT_PROGRESS', { done: format.number(row.Done), total: format.number(row.Total) })}
          </span>
        </div>
      )}
      {row.Reason && (
        <Words tone="soft" size="sm" breaks="anywhere">
          {row.Reason.Message}
        </Words>
      )}
      {row.State === 'EXPIRED' && (
        <Words tone="soft" size="sm" breaks="anywhere">
          {t('EXPORT_GONE_TEXT')}
        </Words>
      )}
      <Row justify="between" gap="md" lines="xs">
        <Words as="span" tone="soft" size="xs" className="num">
          {[
            format.dateTime(row.CreatedAt),
            row.State === 'READY' && row.Size !== null && format.bytes(row.Size),
            row.State === 'READY' && row.ExpiresAt && t('EXPORT_UNTIL', { date: format.date(row.ExpiresAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Words>
        <Button
          size="xs"
          variant={button.variant}
          leftSection={<button.Icon size={15} stroke={1.7} />}
          loading={busy === `${action} ${row.ExportKey}`}
          aria-label={t(button.name, { name })}
          onClick={() => act(action, row.ExportKey)}
        >
          {t(button.label)}
        </Button>
      </Row>
    </Stack>
  );
}
