import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { TextSizeSwitch } from '../ui/text-size-switch.tsx';
import { AccountButton } from './account-button.tsx';
import { loadFinder, loadLater } from './later.ts';
import { Notices } from './notices.tsx';
import classes from './shell.module.css';
import { shortcutText } from './shortcut-text.ts';

const Finder = lazy(loadFinder);

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText();
  const [isFinding, setFinding] = useState(false);
  // There before it is asked for: who presses the keys goes on typing at once.
  useEffect(loadLater, []);
  useHotkeys([['mod+K', () => setFinding(true)]], []);
  return (
    <header className={classes.top}>
      <span className={classes.narrow}>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('MENU_OPEN')} onClick={onMenu}>
          <IconMenu2 size={20} stroke={1.7} />
        </ActionIcon>
      </span>
      <button type="button" className={classes.find} onClick={() => setFinding(true)}>
        <IconSearch size={17} stroke={1.7} aria-hidden="true" style={{ flex: 'none' }} />
        <span className={classes.findText}>{t('FIND')}</span>
        <span className={classes.kbd} aria-hidden="true">
          {shortcutText()}
        </span>
      </button>
      <span className={classes.space} />
      <span className={classes.wide}>
        <LanguageSwitch />
        <TextSizeSwitch />
        <SchemeSwitch />
      </span>
      <Notices />
      <AccountButton />
      {isFinding && (
        <Suspense>
          <Finder onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </header>
  );
}
