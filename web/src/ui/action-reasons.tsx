import type { ActionView } from '@assay/shared/contract/shapes.ts';
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { type Translate, useText } from '../i18n/use-text.ts';
import classes from './action-bar.module.css';

/** The reasons in one line, for screen readers. */
export const reasonsText = (action: ActionView, t: Translate): string =>
  [t('ACTION_CLOSED'), ...action.Reasons.map((reason) => reason.Message)].join('. ');

type Props = { action: ActionView; position?: 'bottom' | 'left'; children: ReactElement };

/** Why an action is closed, on hover, focus and touch. */
export function ActionReasons({ action, position = 'bottom', children }: Props) {
  const t = useText();
  const label = (
    <>
      <b>{t('ACTION_CLOSED')}</b>
      <ul className={classes.reasons}>
        {action.Reasons.map((reason) => (
          <li key={reason.Code}>{reason.Message}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Tooltip
      label={label}
      position={position}
      multiline
      withArrow
      maw={300}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: classes.why, arrow: classes.arrow }}
    >
      {children}
    </Tooltip>
  );
}
