import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './comment.module.css';

/** Badge after the title of the comments tab with the number of unread comments; empty if there are none. */
export function UnreadMark({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return <span className={classes.mark}>{t('COMMENT_UNREAD', { count })}</span>;
}
