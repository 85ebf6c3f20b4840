import { IconSearch } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { shortcutText } from '#platform/web/ui/shortcut-text.ts';
import classes from './shell.module.css';

/** Search button of the top bar that opens the finder (global search) and shows its keyboard shortcut. */
export function FindButton({ onFind }: { onFind?: () => void }) {
  const t = useText();
  return (
    <button type="button" className={classes.find} onClick={onFind}>
      <IconSearch size={17} stroke={1.7} aria-hidden="true" style={{ flex: 'none' }} />
      <span className={classes.findText}>{t('FIND')}</span>
      <span className={classes.kbd} aria-hidden="true">
        {shortcutText()}
      </span>
    </button>
  );
}
