/**
 * Menu of a record's action bar with the workflow actions that have no button of their own: available ones
 * first, then unavailable ones with their reasons.
 */

import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useText } from '../../i18n/use-text.ts';
import { Words } from '../layout/words.tsx';
import classes from './action-bar.module.css';
import type { ActionTable } from './action-types.ts';
import { hasLinks } from './reasons-dialog.tsx';

type Props = {
  workflow: ActionTable;
  actions: readonly ActionView[];
  /** There are no other buttons, so the label is not "more". */
  isAlone: boolean;
  /** The button that opens the menu, for the focus: menu items are gone when a dialog closes. */
  button: Ref<HTMLButtonElement>;
  onPress: (action: ActionView) => void;
};

/** Lists available actions first, then unavailable ones with their reasons. */
export function ActionMenu({ workflow, actions, isAlone, button, onPress }: Props) {
  const t = useText();
  const open = actions.filter((action) => action.Allowed);
  const closed = actions.filter((action) => !action.Allowed);
  return (
    <Menu position="bottom-end" width={320} withinPortal={false} withInitialFocusPlaceholder={false}>
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
          <Menu.Item
            key={action.Action}
            className={classes.closed}
            aria-disabled="true"
            {...(hasLinks(action)
              ? { 'data-explains': true, onClick: () => onPress(action) }
              : { closeMenuOnClick: false })}
          >
            {t(action.Label)}
            <Words as="span" isBlock size="xs">
              {joinSentences(action.Reasons.map((reason) => reason.Message))}
            </Words>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
