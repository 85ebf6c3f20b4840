import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useBodyName } from '#platform/web/session/use-body-name.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import type { ChatMessage } from '../rules/contract.ts';
import classes from './chat.module.css';

type Props = {
  message: ChatMessage;
  /** The newest own message that the staff has seen. */
  isSeenMark: boolean;
};

/** One message: whose it is can be read, not only seen by its side. */
export function ChatBubble({ message, isSeenMark }: Props) {
  const t = useText();
  const format = useFormat();
  const bodyName = useBodyName();
  const { Side, Text, Files, At } = message;
  const isOwn = Side === 'ASKER';
  return (
    <article className={classes.bubble} data-own={isOwn || undefined}>
      <header className={classes.said}>
        <span className={classes.sayer}>{isOwn ? t('CONVERSATION_YOU') : bodyName}</span>
        <time className="num" dateTime={At} title={format.dateTime(At)}>
          {format.time(At)}
        </time>
      </header>
      <p className={classes.words}>{Text}</p>
      {Files.length > 0 && <FileList files={Files} />}
      {isSeenMark && <footer className={classes.under}>{t('CONVERSATION_SEEN')}</footer>}
    </article>
  );
}
