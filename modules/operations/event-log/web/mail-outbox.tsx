/** Tab of the log screen with the portal's emails and their delivery status; a row opens the email. */
import { useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { MAIL_STATES, type mailRow, outboxRoutes } from '../rules/mail-contract.ts';
import classes from './log.module.css';
import { MailReader } from './mail-reader.tsx';

type Row = z.infer<typeof mailRow>;

const TONES = {
  QUEUED: 'info',
  SENT: 'success',
  KEPT: 'plain',
  FAILED: 'danger',
  DISCARDED: 'plain',
} as const satisfies Record<Row['Status'], Tone>;

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
    { id: 'to', label: t('MAIL_TO'), cell: (row) => <span className={classes.object}>{row.To}</span> },
    {
      id: 'subject',
      label: t('MAIL_SUBJECT'),
      isTitle: true,
      cell: (row) => (
        <>
          {row.Subject}
          {row.Error && <span className={classes.error}>{row.Error}</span>}
        </>
      ),
    },
    {
      id: 'tries',
      label: t('MAIL_TRIES'),
      align: 'end',
      from: 'md',
      cell: (row) => <span className="num">{row.Tries || '–'}</span>,
    },
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
        list="EMAILS"
        route={outboxRoutes.outbox}
        columns={columns}
        rowKey={(row) => row.MailKey}
        onRow={setOpened}
        filters={[
          {
            name: 'Status',
            label: t('MAIL_STATUS'),
            options: MAIL_STATES.map((state) => ({ value: state, label: t(`MAIL_STATUS_${state}`) })),
          },
        ]}
        searchLabel={t('MAIL_SEARCH')}
        emptyState={{ title: t('MAIL_EMPTY'), text: t('MAIL_EMPTY_TEXT') }}
      />
      <MailReader mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
