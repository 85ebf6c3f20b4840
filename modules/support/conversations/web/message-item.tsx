import { IconLock, IconMail } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useBodyName } from '#platform/web/session/use-body-name.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import type { ConversationView } from '../rules/contract.ts';
import type { MessageView } from '../rules/message.ts';
import classes from './inbox.module.css';

type Props = { message: MessageView; conversation: ConversationView };

/** One message: whose it is can be read, not only seen by its side. */
export function MessageItem({ message, conversation }: Props) {
  const t = useText();
  const bodyName = useBodyName();
  const format = useFormat();
  const { Side, By, IsByYou, Text, Files, At } = message;
  const isSeen =
    Side === 'STAFF' && conversation.Source === 'CHAT' && conversation.AskerSeenSeq >= message.Seq;
  const name = Side === 'ASKER' ? conversation.Name : (By?.Name ?? bodyName);
  return (
    <article className={classes.message} data-side={Side}>
      <header className={classes.said}>
        {Side === 'NOTE' && <IconLock size={14} stroke={1.8} aria-hidden="true" />}
        <span className={classes.sayer}>{IsByYou ? t('CONVERSATION_YOU') : name}</span>
        {Side === 'NOTE' && <span className={classes.noteMark}>{t('CONVERSATION_NOTE_MARK')}</span>}
        <time className="num" dateTime={At}>
          {format.time(At)}
        </time>
        {message.IsMailed && (
          <span className={classes.mailed}>
            <IconMail size={14} stroke={1.8} aria-hidden="true" />
            {t('CONVERSATION_MAILED')}
          </span>
        )}
        {isSeen && <span className={classes.mailed}>{t('CONVERSATION_SEEN')}</span>}
      </header>
      <p className={classes.words}>{Text}</p>
      {Files.length > 0 && <FileList files={Files} />}
    </article>
  );
}
