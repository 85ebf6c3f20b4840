/** Tab of the log screen with the portal's emails and their delivery status; a row opens the email. */

import { useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { type mailRow, outboxRoutes } from '../rules/mail-contract.ts';
import { mailList } from '../rules/operator-lists.ts';
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
  const { select } = useListFilters(mailList);
  const columns = useListColumns<typeof mailList, Row>(mailList, {
    at: {
      cell: (row) => (
        <Words as="span" size="sm" breaks="never" className={`${classes.at} num`}>
          {format.dateTime(row.At)}
        </Words>
      ),
    },
    to: {
      cell: (row) => (
        <Words as="span" weight="normal" breaks="anywhere">
          {row.To}
        </Words>
      ),
    },
    subject: {
      isTitle: true,
      cell: (row) => (
        <>
          {row.Subject}
          {row.Error && (
            <Words
              as="span"
              isBlock
              mt="2xs"
              tone="soft"
              size="xs"
              weight="normal"
              breaks="anywhere"
              className={classes.error}
            >
              {row.Error}
            </Words>
          )}
        </>
      ),
    },
    tries: {
      align: 'end',
      from: 'md',
      cell: (row) => <span className="num">{row.Tries || '–'}</span>,
    },
    status: {
      isBadge: true,
      cell: (row) => <Badge tone={TONES[row.Status]}>{t(`MAIL_STATUS_${row.Status}`)}</Badge>,
    },
  });
  return (
    <>
      <ListView
        list="EMAILS"
        route={outboxRoutes.outbox}
        columns={columns}
        rowKey={(row) => row.MailKey}
        onRow={setOpened}
        filters={[select('Status')]}
        searchLabel={t('MAIL_SEARCH')}
        emptyState={{ title: t('MAIL_EMPTY'), text: t('MAIL_EMPTY_TEXT') }}
      />
      <MailReader mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
