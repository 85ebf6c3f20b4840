import { useHotkeys } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { startLive } from '#platform/web/api/start-live.ts';
import { subscribeToTexts } from '#platform/web/i18n/subscribe-to-texts.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { getToken } from '#platform/web/session/token.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useIdle } from '#platform/web/session/use-idle.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { LanguageSwitch } from '#platform/web/ui/preference/language-switch.tsx';
import { SchemeSwitch } from '#platform/web/ui/preference/scheme-switch.tsx';
import { TextSizeSwitch } from '#platform/web/ui/preference/text-size-switch.tsx';
import { AccountButton } from './account-button.tsx';
import { FindButton } from './find-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { Notices } from './notices.tsx';
import { loadFinder, preloadParts } from './preload.ts';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';

/**
 * Whether the finder is open. A user who presses the shortcut keeps typing immediately, even on a slow connection before the
 * finder has loaded: `early` collects those letters, and the finder starts with them. `leave` returns the focus to where it
 * was.
 */
function useFinding() {
  const [isFinding, setFinding] = useState(false);
  const early = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const find = (): void => {
    if (isFinding) return;
    before.current = document.activeElement as HTMLElement | null;
    flushSync(() => setFinding(true));
    early.current?.focus({ preventScroll: true });
  };
  const leave = (): void => {
    setFinding(false);
    setTimeout(() => before.current?.focus({ preventScroll: true }));
  };
  return { isFinding, early, find, leave };
}

const Finder = lazy(loadFinder);

function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText();
  const { isFinding, early, find, leave } = useFinding();
  // There before it is asked for: who presses the keys goes on typing at once.
  useEffect(preloadParts, []);
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

/** What most visits never open is loaded when it is opened. */
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer');
const IdleWarning = lazyPart(() => import('./idle-warning.tsx'), 'IdleWarning');

type Props = {
  /** What features add around every screen: above it and next to it. */
  above?: ReactNode;
  aside?: ReactNode;
  onHelp: () => void;
  /** At the button of the help: what waits there. */
  helpMark: ReactNode;
};

/** Sidebar, top bar and the screen. */
export function ShellLayout(props: Props) {
  // While the session ends, the last screen must not ask for data of a person who is gone.
  return getToken() === null ? null : <Shell {...props} />;
}

function Shell({ above, aside, onHelp, helpMark }: Props) {
  const t = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { isWarning, stay } = useIdle(useConfig().IdleMinutes);
  useEffect(startLive, []);
  useEffect(subscribeToTexts, []);
  const openHelp = () => {
    setMenuOpen(false);
    onHelp();
  };
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('SKIP_TO_CONTENT')}
      </a>
      <aside className={classes.side} aria-label={t('MENU')}>
        <SideMenu onHelp={openHelp} helpMark={helpMark} />
      </aside>
      <div>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <main id="content" className={classes.main} tabIndex={-1}>
          {above}
          <Outlet />
        </main>
      </div>
      {aside}
      <Suspense>
        {isMenuOpen && (
          <MenuDrawer onHelp={openHelp} helpMark={helpMark} onClose={() => setMenuOpen(false)} />
        )}
        {isWarning && <IdleWarning onStay={stay} />}
      </Suspense>
    </div>
  );
}
