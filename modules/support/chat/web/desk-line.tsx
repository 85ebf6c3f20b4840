import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { DeskState } from '../rules/live.ts';
import classes from './chat.module.css';

/** Whether an answer comes at once, or later and by mail: said before anybody writes. */
export function DeskLine({ desk }: { desk: DeskState }) {
  const t = useText();
  const format = useFormat();
  const { Email } = useUser();
  const { IsOpen, IsThere, OpensAt } = desk;
  const state = IsThere ? 'there' : IsOpen ? 'soon' : 'later';
  return (
    <div className={classes.desk} data-state={state} role="status">
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
