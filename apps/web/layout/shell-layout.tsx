/**
 * Layout of all signed-in screens: side menu, top bar with finder (Ctrl or ⌘ and K), switches, notifications
 * and account, content area, menu drawer and idle warning.
 */

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
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
 * State of the finder. A user who presses the shortcut can type immediately, even on a slow connection
 * before the finder has loaded: `early` collects those letters and the finder starts with them. `leave`
 * returns the focus to its previous element.
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
  // Preloaded, because a user who presses the shortcut keeps typing immediately.
  useEffect(preloadParts, []);
  useHotkeys([['mod+K', find]], []);
  return (
    <Row as="header" isOneLine gap="xs" padX="lg" className={classes.top}>
      <MenuButton onOpen={onMenu} />
      <FindButton onFind={find} />
      <Words as="span" isGrowing className={classes.space} />
      <Row as="span" isOneLine gap="xs" className={classes.wide}>
        <LanguageSwitch />
        <TextSizeSwitch />
        <SchemeSwitch />
      </Row>
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
    </Row>
  );
}

/** Parts that most visits never open are loaded when they are opened. */
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer');
const IdleWarning = lazyPart(() => import('./idle-warning.tsx'), 'IdleWarning');

type Props = {
  /** Content that features add above and next to every screen. */
  above?: ReactNode;
  aside?: ReactNode;
  onHelp: () => void;
  /** Mark on the help button, such as an unread count. */
  helpMark: ReactNode;
};

/** Renders the side menu, the top bar and the current screen. */
export function ShellLayout(props: Props) {
  // While the session ends, the last screen must not request data for a user who is already signed out.
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
      <Words href="#content" as="a" padY="xs" padX="md" round="md" weight="strong" className={classes.skip}>
        {t('SKIP_TO_CONTENT')}
      </Words>
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
