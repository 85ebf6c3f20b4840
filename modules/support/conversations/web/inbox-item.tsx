/**
 * Entry of the staff inbox list: a link that opens a conversation, with asker, topic, newest message, unread
 * mark and assignee.
 */

import { IconMail, IconMessageCircle } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { trimParagraph } from '#platform/common/format/trim-paragraph.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ConversationRow } from '../rules/contract.ts';
import { CONVERSATION_STATUS } from '../rules/statuses.ts';
import classes from './inbox-item.module.css';

/** Returns the URL of the inbox with its current filters and the given conversation open. */
function inboxAddress(search: Readonly<Record<string, string>>, key: string | undefined): string {
  const { key: _, ...filters } = search;
  const text = new URLSearchParams({ ...filters, ...(key && { key }) }).toString();
  return `/inbox${text && `?${text}`}`;
}

/** Link to a conversation, with asker, topic, newest message and assignee. */
export function InboxItem({ row, isOpen }: { row: ConversationRow; isOpen: boolean }) {
  const t = useText();
  const format = useFormat();
  const search = useSearch({ strict: false }) as Record<string, string>;
  const Icon = row.Source === 'CHAT' ? IconMessageCircle : IconMail;
  const about = row.Topic ? t(`CONTACT_TOPIC_${row.Topic}`) : t('CONVERSATION_SOURCE_CHAT');
  return (
    <Stack
      as="li"
      gap="2xs"
      padY="sm"
      padX="md"
      className={classes.item}
      data-open={isOpen || undefined}
      data-unread={row.Unread > 0 || undefined}
    >
      <Row isOneLine align="baseline" gap="xs">
        <Icon size={16} stroke={1.7} className={classes.itemIcon} aria-hidden="true" />
        <AppLink
          href={inboxAddress(search, row.ConversationKey)}
          className={classes.itemLink}
          data-row-link
          aria-current={isOpen || undefined}
        >
          {row.Name}
        </AppLink>
        <Words
          as="time"
          breaks="never"
          className={`${classes.itemTime} num`}
          dateTime={row.LastAt}
          title={format.dateTime(row.LastAt)}
        >
          {format.ago(row.LastAt)}
        </Words>
      </Row>
      <p className={classes.itemAbout}>{row.Organisation ? `${row.Organisation} · ${about}` : about}</p>
      <Words tone="soft" size="sm" breaks="anywhere">
        {row.LastSide === 'STAFF' && (
          <Words as="span" tone="faint">
            {t('INBOX_LAST_FROM_STAFF')}{' '}
          </Words>
        )}
        {trimParagraph(row.Excerpt).Text}
      </Words>
      <Row gap="xs" lines="2xs" mt="2xs">
        <Badge tone={CONVERSATION_STATUS[row.Status].Tone}>{t(`CONVERSATION_STATUS_${row.Status}`)}</Badge>
        {row.Unread > 0 && (
          <Words as="span" padX="xs" round="full" size="xs" weight="strong" className={classes.unread}>
            {t('INBOX_UNREAD', { count: format.number(row.Unread) })}
          </Words>
        )}
        <Words as="span" isLast className={classes.itemWho}>
          {row.Assigned?.Name ?? t('INBOX_UNASSIGNED')}
        </Words>
      </Row>
    </Stack>
  );
}
