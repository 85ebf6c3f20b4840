import { IconArrowUp, IconRefresh } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './list-update-notice.module.css';

type Props = {
  added: number;
  removed: number;
  onShow: () => void;
};

/**
 * Floating button over a list that other users have changed: shows how many rows were added or removed, and
 * updates the list only when pressed.
 */
export function ListUpdateNotice({ added, removed, onShow }: Props) {
  const t = useText();
  const text = added > 0 ? t('LIVE_ROWS_NEW', { count: added }) : t('LIVE_ROWS_GONE', { count: removed });
  const Icon = added > 0 ? IconArrowUp : IconRefresh;
  return (
    <div className={classes.place} role="status">
      {added + removed > 0 && (
        <button type="button" className={classes.news} onClick={onShow}>
          <Icon size={16} stroke={2} aria-hidden="true" />
          {text}
        </button>
      )}
    </div>
  );
}
