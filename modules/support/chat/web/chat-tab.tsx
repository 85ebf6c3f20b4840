/**
 * Chat tab of the help panel: the client's chat with staff and whether an answer comes at once or by email;
 * or the external chat server if one is configured.
 */

import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { AgentAvailability } from '../rules/live.ts';
import classes from './chat.module.css';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { refreshChat, useChat } from './chat-store.ts';
import { useChatLive } from './use-chat-live.ts';

/**
 * The organisation's external chat server, in a frame without access to the portal; or as a link to a new
 * tab if it does not allow framing.
 */
function ExternalChat({ address }: { address: string }) {
  const t = useText();
  return (
    <Stack isTall gap="sm" pad="md" isGrowing className={classes.external}>
      <p>{t('CHAT_EXTERNAL')}</p>
      <iframe
        className={classes.frame}
        src={address}
        title={t('HELP_CHAT')}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconExternalLink size={17} stroke={1.7} aria-hidden="true" />}
      >
        {t('CHAT_EXTERNAL_OPEN')}
      </Button>
    </Stack>
  );
}

/** Shows before anyone writes whether an answer comes at once, or later by email. */
function AvailabilityLine({ availability }: { availability: AgentAvailability }) {
  const t = useText();
  const format = useFormat();
  const { Email } = useUser();
  const { IsOpen, IsThere, OpensAt } = availability;
  const state = IsThere ? 'there' : IsOpen ? 'soon' : 'later';
  return (
    <div className={classes.availability} data-state={state} role="status">
      <span className={classes.dot} aria-hidden="true" />
      <div>
        <b>{t(TITLES[state])}</b>
        {state !== 'there' && (
          <p>
            {state === 'later' && OpensAt
              ? `${t('CHAT_BACK_AT', { when: `${format.date(OpensAt)} ${format.time(OpensAt)}` })} `
              : ''}
            {t('CHAT_BY_MAIL', { email: Email })}
          </p>
        )}
      </div>
    </div>
  );
}

const TITLES = { there: 'CHAT_THERE', soon: 'CHAT_SOON', later: 'CHAT_LATER' } as const;

/** The chat with staff, or the external chat server if one is configured. */
export function ChatTab() {
  const { ChatUrl } = useConfig();
  return ChatUrl === null ? <OwnChat /> : <ExternalChat address={ChatUrl} />;
}

function OwnChat() {
  const t = useText();
  const chat = useChat();
  const unreadFrom = useChatLive(chat);
  const { view, error } = chat;
  if (!view && error) return <ErrorPanel error={error} onRetry={() => refreshChat()} />;
  return (
    <Stack isTall as="section" isGrowing className={classes.chat} aria-label={t('HELP_CHAT')}>
      {view ? (
        <>
          <AvailabilityLine availability={view.Availability} />
          <ChatLog chat={chat} unreadFrom={unreadFrom} />
        </>
      ) : (
        <Skeletons lines={5} />
      )}
      {/* Users may write before the chat is loaded: the message is sent afterwards. */}
      <ChatComposer conversationKey={view?.ConversationKey ?? null} />
    </Stack>
  );
}
