import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { startLive } from '#platform/web/api/start-live.ts';
import { followTexts } from '#platform/web/i18n/follow-texts.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { getToken } from '#platform/web/session/token.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useIdle } from '#platform/web/session/use-idle.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** What most visits never open is loaded when it is opened. */
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), 'MenuDrawer');
const IdleWarning = lazyPart(() => import('./idle-warning.tsx'), 'IdleWarning');

type Props = {
  /** What features put around every screen: above it, and beside it. */
  above?: ReactNode;
  beside?: ReactNode;
  onHelp: () => void;
  /** At the button of the help: what waits there. */
  helpMark: ReactNode;
};

/** Sidebar, top bar and the screen. */
export function ShellLayout(props: Props) {
  // While the session ends, the last screen must not ask for data of a person who is gone.
  return getToken() === null ? null : <Shell {...props} />;
}

function Shell({ above, beside, onHelp, helpMark }: Props) {
  const t = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { isWarning, stay } = useIdle(useConfig().IdleMinutes);
  useEffect(startLive, []);
  useEffect(followTexts, []);
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
      {beside}
      <Suspense>
        {isMenuOpen && (
          <MenuDrawer onHelp={openHelp} helpMark={helpMark} onClose={() => setMenuOpen(false)} />
        )}
        {isWarning && <IdleWarning onStay={stay} />}
      </Suspense>
    </div>
  );
}
