/** Public web API of the chat module; other modules may import only this. */
export { ChatTab } from './chat-tab.tsx';
export { HelpMark } from './help-mark.tsx';
export { HoursButton } from './hours-button.tsx';
export { PresenceLine } from './presence-line.tsx';
export { PresentAgents } from './present-agents.tsx';
export { useHasChat } from './use-chat-count.ts';
export { useChatUpdates } from './use-chat-updates.ts';
export { useStickToBottom } from './use-stick-to-bottom.ts';
export { useTyping } from './use-typing.ts';
