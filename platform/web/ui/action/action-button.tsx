/**
 * Button of one workflow action in the action bar; an unavailable action remains focusable and shows on
 * hover and focus why it is unavailable, and when pressed the records that are the reason.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './action-bar.module.css';
import { ActionReasons, reasonsText } from './action-reasons.tsx';
import { hasLinks } from './reasons-dialog.tsx';

type Props = {
  action: ActionView;
  tone: 'primary' | 'default' | 'danger';
  /** `onward`: the recommended next step. `main`: the primary position on a phone, without a next step. */
  place: 'main' | 'onward' | 'secondary';
  isBusy: boolean;
  onPress: () => void;
};

/** An unavailable action stays in the tab order and shows its reason on hover and focus. */
export function ActionButton({ action, tone, place, isBusy, onPress }: Props) {
  const t = useText();
  const id = useId();
  if (!action.Allowed)
    return (
      <ActionReasons action={action}>
        <Button
          variant="default"
          className={classes.closed}
          aria-disabled="true"
          aria-describedby={id}
          {...(hasLinks(action) && { 'aria-haspopup': 'dialog', 'data-explains': true, onClick: onPress })}
        >
          {t(action.Label)}
          <span id={id} hidden>
            {reasonsText(action, t)}
          </span>
        </Button>
      </ActionReasons>
    );
  const isOnward = place === 'onward';
  const classNames = [
    place !== 'secondary' && classes.main,
    !isOnward && tone === 'danger' && classes.danger,
  ];
  const icon = action.IsOverrideNeeded ? (
    <IconAlertTriangle size={18} />
  ) : isOnward ? (
    <IconCheck size={18} />
  ) : undefined;
  return (
    <Button
      variant={isOnward ? 'filled' : 'default'}
      className={classNames.filter(Boolean).join(' ') || undefined}
      leftSection={icon}
      loading={isBusy}
      onClick={onPress}
    >
      {t(action.Label)}
    </Button>
  );
}
