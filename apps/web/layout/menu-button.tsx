import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './shell.module.css';

/** Top bar button that opens the menu drawer, on screens too narrow for the side menu. */
export function MenuButton({ onOpen }: { onOpen?: () => void }) {
  const t = useText();
  return (
    <span className={classes.narrow}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('MENU_OPEN')} onClick={onOpen}>
        <IconMenu2 size={20} stroke={1.7} />
      </ActionIcon>
    </span>
  );
}
