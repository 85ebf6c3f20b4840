import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './help-mark.module.css';
import { useChatCount } from './use-chat-count.ts';

/** Badge with the number of unread chat answers for the client, on the help button and on the chat tab. */
export function HelpMark() {
  const t = useText();
  const count = useChatCount()?.Unread ?? 0;
  if (count === 0) return null;
  return (
    <Words
      as="span"
      padX="xs"
      isLast
      round="full"
      size="xs"
      weight="strong"
      className={`${classes.mark} num`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('CHAT_UNREAD', { count })}</span>
    </Words>
  );
}
