import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import { AccountButton } from './account-button.tsx';
import { FindButton } from './find-button.tsx';
import { loadFinder, loadLater } from './later.ts';
import { MenuButton } from './menu-button.tsx';
import { Notices } from './notices.tsx';
import classes from './shell.module.css';
import { useFinding } from './use-finding.ts';

const Finder = lazy(loadFinder);

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText();
  const { isFinding, early, find, leave } = useFinding();
  // There before it is asked for: who presses the keys goes on typing at once.
  useEffect(loadLater, []);
  useHotkeys([['mod+K', find]], []);
  return (
    <header className={classes.top}>
      <MenuButton onOpen={onMenu} />
      <FindButton onFind={find} />
      <span className={classes.space} />
      <span className={classes.wide}>
        <LanguageSwitch />
        <TextSizeSwitch />
        <SchemeSwitch />
      </span>
      <Notices />
      <AccountButton />
      {isFinding && (
        <>
          <input ref={early} className={classes.early} aria-label={t('FIND')} tabIndex={-1} />
          <Suspense>
            <Finder early={early} onClose={leave} />
          </Suspense>
        </>
      )}
    </header>
  );
}
