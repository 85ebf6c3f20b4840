import { IconArrowUp, IconRefresh } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './list-update-notice.module.css';

type Props = {
  added: number;
  removed: number;
  onShow: () => void;
};

/**
 * Notice about rows added to or removed from the open list. It floats over the rows: nothing moves until it
 * is pressed.
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
