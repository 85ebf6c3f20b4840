import { logRoutes, type mailRow } from '@assay/shared/log/contract.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import type { Column } from '../ui/list-types.ts';
import { ListView } from '../ui/list-view.tsx';
import classes from './log.module.css';
import { MailReader } from './mail-reader.tsx';

type Row = z.infer<typeof mailRow>;

const TONES = { QUEUED: 'info', SENT: 'success', KEPT: 'plain', FAILED: 'danger' } as const satisfies Record<
  Row['Status'],
  Tone
>;

export function MailOutbox() {
  const t = useText();
  const format = useFormat();
  const [opened, setOpened] = useState<Row | null>(null);
  const columns: Column<Row>[] = [
    {
      id: 'at',
      label: t('LOG_AT'),
      sort: 'At',
      cell: (row) => <span className={`${classes.at} num`}>{format.dateTime(row.At)}</span>,
    },
    { id: 'to', label: t('MAIL_TO'), cell: (row) => <span className={classes.detail}>{row.To}</span> },
    { id: 'subject', label: t('MAIL_SUBJECT'), isTitle: true, cell: (row) => row.Subject },
    {
      id: 'status',
      label: t('MAIL_STATUS'),
      isBadge: true,
      cell: (row) => <Badge tone={TONES[row.Status]}>{t(`MAIL_STATUS_${row.Status}`)}</Badge>,
    },
  ];
  return (
    <>
      <ListView
        route={logRoutes.outbox}
        columns={columns}
        rowKey={(row) => row.MailKey}
        onRow={setOpened}
        searchLabel={t('MAIL_SEARCH')}
        emptyState={{ title: t('MAIL_EMPTY'), text: t('MAIL_EMPTY_TEXT') }}
      />
      <MailReader mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
