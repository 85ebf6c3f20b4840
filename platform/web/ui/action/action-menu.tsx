import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './action-bar.module.css';
import { ActionReasons } from './action-reasons.tsx';
import type { ActionTable } from './action-types.ts';

type Props = {
  workflow: ActionTable;
  actions: readonly ActionView[];
  /** No room next to the menu: the reasons are shown in it. */
  isPhone: boolean;
  /** There is nothing next to it: it is not "more", it is all. */
  isAlone: boolean;
  /** What opens the menu. Its entries are gone by the time a dialog closes. */
  button: Ref<HTMLButtonElement>;
  onPress: (action: ActionView) => void;
};

/** What is not needed first: open actions on top, then the closed ones with their reasons. */
export function ActionMenu({ workflow, actions, isPhone, isAlone, button, onPress }: Props) {
  const t = useText();
  const open = actions.filter((action) => action.Allowed);
  const closed = actions.filter((action) => !action.Allowed);
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          ref={button}
          variant={isAlone ? 'default' : 'subtle'}
          color="gray"
          className={isAlone ? classes.main : classes.more}
          rightSection={<IconChevronDown size={16} />}
        >
          {t(isAlone ? 'ACTION_BAR' : 'ACTION_MORE')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {open.map((action) => (
          <Menu.Item
            key={action.Action}
            color={workflow.Rows[action.Action]?.Ui.Tone === 'danger' ? 'var(--red)' : undefined}
            onClick={() => onPress(action)}
          >
            {t(action.Label)}
          </Menu.Item>
        ))}
        {open.length > 0 && closed.length > 0 && <Menu.Divider />}
        {closed.length > 0 && <Menu.Label>{t('ACTION_CLOSED')}</Menu.Label>}
        {closed.map((action) => (
          <ActionReasons key={action.Action} action={action} position="left" isDisabled={isPhone}>
            <Menu.Item className={classes.closed} aria-disabled="true" closeMenuOnClick={false}>
              {t(action.Label)}
              <span className={isPhone ? classes.because : 'visually-hidden'}>
                {action.Reasons.map((reason) => reason.Message).join(' ')}
              </span>
            </Menu.Item>
          </ActionReasons>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
