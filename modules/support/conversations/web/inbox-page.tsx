/**
 * Staff inbox page (`/inbox`) for visitors' questions and clients' chats: list and open conversation, canned
 * answers, chat hours and export; updates live.
 */

import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMessages, IconTemplate } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { HoursButton, PresentAgents } from '#modules/support/chat/web/index.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { conversationRoutes } from '../rules/contract.ts';
import { INBOX_ROOM } from '../rules/rooms.ts';
import { CannedDialog } from './canned-dialog.tsx';
import { refetchConversation, refetchInbox } from './conversation-cache.ts';
import { ConversationPane } from './conversation-pane.tsx';
import classes from './inbox.module.css';
import { InboxList } from './inbox-list.tsx';

/** Refetches what changed when others write, answer or assign. */
function useInboxLive(open: string | undefined): void {
  useEffect(
    () =>
      onRoom(INBOX_ROOM, (detail) => {
        void refetchInbox();
        const changed = (detail as { ConversationKey?: string } | null)?.ConversationKey;
        // Without a key, updates may have been missed, so the open conversation is refetched.
        if (open && (changed === undefined || changed === open)) void refetchConversation(open);
      }),
    [open],
  );
}

/** `/inbox`: questions from the public site and chats; the open conversation is shown next to the list where there is room. */
export function InboxPage() {
  const t = useText();
  const { key } = useSearchText<'key'>();
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const [isCannedOpen, setCannedOpen] = useState(false);
  useInboxLive(key);
  if (key && !isWide) return <ConversationPane key={key} conversationKey={key} isAlone />;
  return (
    <>
      <PageHeader title={t('TITLE_INBOX')} lead={t('INBOX_LEAD')}>
        <ExportButton list="INBOX" route={conversationRoutes.list} defaultSort="-LastAt" />
        <HoursButton />
        <Button
          variant="default"
          leftSection={<IconTemplate size={17} stroke={1.7} aria-hidden="true" />}
          onClick={() => setCannedOpen(true)}
        >
          {t('CANNED_TITLE')}
        </Button>
      </PageHeader>
      <PresentAgents />
      <Stack align="start" gap="md" className={classes.page}>
        <InboxList open={key} />
        {isWide && (
          <div className={classes.split}>
            {key ? (
              <ConversationPane key={key} conversationKey={key} />
            ) : (
              <EmptyState
                icon={<IconMessages size={22} stroke={1.6} />}
                title={t('INBOX_CHOOSE')}
                text={t('INBOX_CHOOSE_TEXT')}
              />
            )}
          </div>
        )}
      </Stack>
      {isCannedOpen && <CannedDialog onClose={() => setCannedOpen(false)} />}
    </>
  );
}
