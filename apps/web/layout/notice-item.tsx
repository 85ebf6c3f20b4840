import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './notices.module.css';
import type { NoticeRow } from './use-notice-pages.ts';

export function NoticeItem({ row, onOpen }: { row: NoticeRow; onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <button type="button" className={`${classes.one} ${row.IsRead ? '' : classes.unread}`} onClick={onOpen}>
        <span>
          {!row.IsRead && <span className={classes.dot} role="img" aria-label={t('NOTIFICATION_UNREAD')} />}
        </span>
        <span>
          <span className={classes.title}>{row.Title}</span>
          <span className={classes.text}>{row.Text}</span>
          <span className={classes.at}>{format.ago(row.At)}</span>
        </span>
      </button>
    </li>
  );
}
