import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { startLive } from '../api/live.ts';
import { useText } from '../i18n/use-text.ts';
import { getToken } from '../session/token.ts';
import { useConfig } from '../session/use-config.ts';
import { useIdle } from '../session/use-idle.ts';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** What most visits never open is loaded when it is opened. */
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })));
const HelpDialog = lazy(() => import('./help-dialog.tsx').then((module) => ({ default: module.HelpDialog })));
const IdleWarning = lazy(() =>
  import('./idle-warning.tsx').then((module) => ({ default: module.IdleWarning })),
);

/** What features put around every screen: above it, and beside it. */
type Props = { above?: ReactNode; beside?: ReactNode };

/** Sidebar, top bar and the screen. */
export function ShellLayout(props: Props) {
  // While the session ends, the last screen must not ask for data of a person who is gone.
  return getToken() === null ? null : <Shell {...props} />;
}

function Shell({ above, beside }: Props) {
  const t = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isWarning, stay } = useIdle(useConfig().IdleMinutes);
  useEffect(startLive, []);
  const openHelp = () => {
    setMenuOpen(false);
    setHelpOpen(true);
  };
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('SKIP_TO_CONTENT')}
      </a>
      <aside className={classes.side} aria-label={t('MENU')}>
        <SideMenu onHelp={openHelp} />
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
        {isMenuOpen && <MenuDrawer onHelp={openHelp} onClose={() => setMenuOpen(false)} />}
        {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
        {isWarning && <IdleWarning onStay={stay} />}
      </Suspense>
    </div>
  );
}
