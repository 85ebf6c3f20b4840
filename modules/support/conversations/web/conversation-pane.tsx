/**
 * One conversation in the staff inbox: header, messages and reply field; viewing it marks its messages as
 * read for all staff.
 */
import { useEffect } from 'react';
import { PresenceLine } from '#modules/support/chat/web/index.ts';
import { backgroundPost } from '#platform/web/api/background-post.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type ConversationView, conversationRoutes } from '../rules/contract.ts';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import classes from './inbox.module.css';
import { MessageList } from './message-list.tsx';

/** Viewing a conversation marks it as read for the staff; a background tab does not count as viewing. */
function useMarkSeen({ ConversationKey, LastSeq, StaffSeenSeq }: ConversationView): void {
  useEffect(() => {
    if (LastSeq <= StaffSeenSeq) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      void backgroundPost(conversationRoutes.seen, { body: { ConversationKey, Seq: LastSeq } }).then(
        (count) => {
          if (count !== null) queryClient.setQueryData(queryKeyOf(conversationRoutes.count), count);
        },
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [ConversationKey, LastSeq, StaffSeenSeq]);
}

const STALE_AFTER_MS = 30_000;

type Props = {
  conversationKey: string;
  /** Uses the whole screen if there is no room for the list next to it. */
  isAlone?: boolean;
};

/** One conversation: header, messages and reply field. */
export function ConversationPane({ conversationKey, isAlone }: Props) {
  const t = useText();
  const answer = useGet(
    conversationRoutes.view,
    { ConversationKey: conversationKey },
    { staleMs: 0, refetchMs: STALE_AFTER_MS },
  );
  const conversation = answer.data;
  if (answer.isError && !conversation) return <Missing answer={answer} isAlone={isAlone} />;
  return (
    <>
      {isAlone && (
        <PageHeader
          title={conversation?.Name ?? t('TITLE_INBOX')}
          crumbs={[{ label: t('TITLE_INBOX'), href: '/inbox' }]}
        />
      )}
      {conversation ? (
        <Open conversation={conversation} isAlone={isAlone} />
      ) : (
        <div className={classes.pane}>
          <Skeletons lines={6} />
        </div>
      )}
    </>
  );
}

function Open({ conversation, isAlone }: { conversation: ConversationView; isAlone?: boolean | undefined }) {
  const t = useText();
  useMarkSeen(conversation);
  return (
    <section className={classes.pane} aria-label={t('CONVERSATION_WITH', { name: conversation.Name })}>
      <ConversationHead conversation={conversation} isAlone={isAlone} />
      <MessageList conversation={conversation} />
      <PresenceLine key={conversation.ConversationKey} conversation={conversation} />
      <Composer conversation={conversation} />
    </section>
  );
}

type MissingProps = {
  answer: { error: unknown; refetch: () => unknown };
  isAlone?: boolean | undefined;
};

function Missing({ answer, isAlone }: MissingProps) {
  const t = useText();
  if (!isAlone) return <ErrorPanel error={answer.error} onRetry={() => answer.refetch()} />;
  return (
    <MissingRecord
      error={answer.error}
      onRetry={() => answer.refetch()}
      title={t('TITLE_INBOX')}
      missing={{ title: t('CONVERSATION_MISSING'), text: t('CONVERSATION_MISSING_TEXT') }}
      list={{ label: t('TITLE_INBOX'), href: '/inbox' }}
    />
  );
}
