import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './action-bar.module.css';
import { ActionReasons, reasonsText } from './action-reasons.tsx';

type Props = {
  action: ActionView;
  tone: 'primary' | 'default' | 'danger';
  isMain: boolean;
  isBusy: boolean;
  onPress: () => void;
};

/** A closed one stays in the tab order and says why on hover and on focus. */
export function ActionButton({ action, tone, isMain, isBusy, onPress }: Props) {
  const t = useText();
  const id = useId();
  if (!action.Allowed)
    return (
      <ActionReasons action={action}>
        <Button variant="default" className={classes.closed} aria-disabled="true" aria-describedby={id}>
          {t(action.Label)}
          <span id={id} hidden>
            {reasonsText(action, t)}
          </span>
        </Button>
      </ActionReasons>
    );
  const icon = action.IsOverrideNeeded ? (
    <IconAlertTriangle size={18} />
  ) : isMain ? (
    <IconCheck size={18} />
  ) : undefined;
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      className={isMain ? classes.main : tone === 'danger' ? classes.danger : undefined}
      color={isMain && tone === 'danger' ? 'red' : undefined}
      leftSection={icon}
      loading={isBusy}
      onClick={onPress}
    >
      {t(action.Label)}
    </Button>
  );
}
