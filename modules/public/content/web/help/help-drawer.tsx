import { ChatTab, HelpMark, useHasChat } from '#modules/support/chat/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import classes from './help.module.css';
import { HelpAnswers } from './help-answers.tsx';
import { type HelpPart, showHelp } from './help-state.ts';

/**
 * Help panel at the side of the current screen, with tabs for the FAQ search and the chat; users without
 * chat get the FAQ search only.
 */
export function HelpDrawer({ part, onClose }: { part: HelpPart; onClose: () => void }) {
  const t = useText();
  const hasChat = useHasChat();
  const answers = <HelpAnswers onChat={hasChat ? () => showHelp('chat') : undefined} />;
  return (
    <SidePanel
      opened
      // Closing needs no confirmation: the chat keeps unsent input.
      isDirty={false}
      onClose={onClose}
      position="right"
      size="29rem"
      padding={0}
      title={<b>{t('HELP_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      classNames={{ content: classes.content, body: classes.body, header: classes.header }}
    >
      {hasChat ? (
        <Tabs
          label={t('HELP')}
          open={part}
          onOpen={(name) => showHelp(name === 'chat' ? 'chat' : 'answers')}
          tabs={[
            { name: 'answers', label: t('HELP_ANSWERS'), body: answers },
            {
              name: 'chat',
              label: t('HELP_CHAT'),
              mark: part === 'chat' ? undefined : <HelpMark />,
              body: <ChatTab />,
            },
          ]}
        />
      ) : (
        answers
      )}
    </SidePanel>
  );
}
