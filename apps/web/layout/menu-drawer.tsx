import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useEscape } from '#platform/web/ui/dialog/open-dialogs.ts';
import { useReturnFocus } from '#platform/web/ui/use-return-focus.ts';
import { SideMenu } from './side-menu.tsx';

type Props = { onHelp: () => void; helpMark: ReactNode; onClose: () => void };

/** Menu in a drawer, for screens too narrow for the side menu. */
export function MenuDrawer({ onHelp, helpMark, onClose }: Props) {
  const t = useText();
  useReturnFocus();
  useEscape(true, onClose);
  return (
    <Drawer.Root opened onClose={onClose} closeOnEscape={false} size="17rem" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('MENU')}>
        <Drawer.Body h="100%">
          <SideMenu onHelp={onHelp} helpMark={helpMark} onLeave={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
