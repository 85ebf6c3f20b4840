import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { TextSizeSwitch } from '../ui/text-size-switch.tsx';
import { AccountButton } from './account-button.tsx';
import { FindButton } from './find-button.tsx';
import { loadFinder, loadLater } from './later.ts';
import { MenuButton } from './menu-button.tsx';
import { Notices } from './notices.tsx';
import classes from './shell.module.css';

const Finder = lazy(loadFinder);

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const [isFinding, setFinding] = useState(false);
  // There before it is asked for: who presses the keys goes on typing at once.
  useEffect(loadLater, []);
  useHotkeys([['mod+K', () => setFinding(true)]], []);
  return (
    <header className={classes.top}>
      <MenuButton onOpen={onMenu} />
      <FindButton onFind={() => setFinding(true)} />
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
