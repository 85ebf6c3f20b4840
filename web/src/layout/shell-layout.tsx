import { Drawer } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { getToken } from '../session/token.ts';
import { HelpDialog } from './help-dialog.tsx';
import { IdleWarning } from './idle-warning.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Sidebar, top bar and the screen. */
export function ShellLayout() {
  // While the session ends, the last screen must not ask for data of a person who is gone.
  return getToken() === null ? null : <Shell />;
}

function Shell() {
  const t = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => {
    setMenuOpen(false);
    setHelpOpen(true);
  };
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t('SKIP_TO_CONTENT')}
      </a>
      <aside className={classes.side}>
        <SideMenu onHelp={openHelp} />
      </aside>
      <Drawer.Root opened={isMenuOpen} onClose={() => setMenuOpen(false)} size="17rem" padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('MENU')}>
          <Drawer.Body h="100%">
            <SideMenu onHelp={openHelp} onLeave={() => setMenuOpen(false)} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <HelpDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <IdleWarning />
    </div>
  );
}
