import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './comment.module.css';

/** Behind the name of the tab: something there is new. */
export function UnreadMark({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return <span className={classes.mark}>{t('COMMENT_UNREAD', { count })}</span>;
}
