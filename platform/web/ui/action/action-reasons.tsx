/**
 * Tooltip around a workflow action that shows on hover, focus and touch why it is unavailable, and the same
 * reasons as one line for screen readers.
 */
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './action-bar.module.css';
import { hasLinks } from './reasons-dialog.tsx';

/** Returns the reasons in one line, for screen readers. */
export const reasonsText = (action: ActionView, t: Translate): string =>
  [t('ACTION_CLOSED'), ...action.Reasons.map((reason) => reason.Message)].join('. ');

type Props = {
  action: ActionView;
  children: ReactElement;
};

/** Shows the reasons on hover, focus and touch. */
export function ActionReasons({ action, children }: Props) {
  const t = useText();
  const label = (
    <>
      <b>{t('ACTION_CLOSED')}</b>
      <ul className={classes.reasons}>
        {action.Reasons.map((reason) => (
          <li key={reason.Code}>{reason.Message}</li>
        ))}
      </ul>
      {hasLinks(action) && <p className={classes.hint}>{t('ACTION_OPENS_REASONS')}</p>}
    </>
  );
  return (
    <Tooltip
      label={label}
      position="bottom"
      multiline
      withArrow
      // Inside the bar, so that users who navigate by landmarks find it.
      portalProps={{ target: '#action-bar' }}
      maw={300}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: classes.why, arrow: classes.arrow }}
    >
      {children}
    </Tooltip>
  );
}
