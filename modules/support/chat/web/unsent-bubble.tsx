import { Button, Group } from '@mantine/core';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import classes from './chat.module.css';
import { type Pending, sendWaiting, takeBack } from './outbox.ts';

type Props = { message: Pending; failure: ApiError | null; isFirst: boolean };

/** A message that has not arrived yet: on its way, or why not and what can be done. */
export function UnsentBubble({ message, failure, isFirst }: Props) {
  const t = useText();
  const textOf = useErrorText();
  const isStuck = failure !== null;
  return (
    <article className={classes.bubble} data-own data-unsent={isStuck || undefined}>
      <header className={classes.said}>
        <span className={classes.sayer}>{t('CONVERSATION_YOU')}</span>
        <span>{t(isStuck ? 'CHAT_NOT_SENT' : 'CHAT_SENDING')}</span>
      </header>
      <p className={classes.words}>{message.Text}</p>
      {message.Files.length > 0 && (
        <p className={classes.under}>{message.Files.map(({ Name }) => Name).join(', ')}</p>
      )}
      {isStuck && isFirst && (
        <div role="alert">
          <p className={classes.problem}>{failure.Fields[0]?.Message ?? textOf(failure)}</p>
          <Group gap={8} mt={6}>
            <Button size="xs" onClick={() => void sendWaiting()}>
              {t('CHAT_TRY_AGAIN')}
            </Button>
            <Button size="xs" variant="default" onClick={() => takeBack(message)}>
              {t('CHAT_TAKE_BACK')}
            </Button>
          </Group>
        </div>
      )}
    </article>
  );
}
