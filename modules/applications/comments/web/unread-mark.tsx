import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './comment.module.css';

/** Badge after the tab title with the number of unread comments. */
export function UnreadMark({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return <span className={classes.mark}>{t('COMMENT_UNREAD', { count })}</span>;
}
