/** What other modules may use of this one; everything else is its own. */
export { ChatTab } from './chat-tab.tsx';
export { DeskPeople } from './desk-people.tsx';
export { HelpMark } from './help-mark.tsx';
export { HoursButton } from './hours-button.tsx';
export { PresenceLine } from './presence-line.tsx';
export { useHasChat } from './use-chat-count.ts';
export { useChatNews } from './use-chat-news.ts';
export { useStayAtEnd } from './use-stay-at-end.ts';
export { useTyping } from './use-typing.ts';
