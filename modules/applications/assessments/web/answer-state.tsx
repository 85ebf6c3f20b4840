import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { SaveState } from './checklist-draft.ts';
import classes from './checklist-tab.module.css';

type Props = { state: SaveState; error: string | null; onRetry: () => void };

/** Whether an answer is on the server; what failed says why, and can be sent again. */
export function AnswerState({ state, error, onRetry }: Props) {
  const t = useText();
  return (
    <>
      <span className={classes.state} role="status">
        {(state === 'SAVING' || state === 'WAITING') && t('CHECK_SAVING')}
        {state === 'SAVED' && (
          <span className={classes.saved}>
            <IconCheck size={14} aria-hidden="true" /> {t('CHECK_SAVED')}
          </span>
        )}
        {state === 'FAILED' && (
          <span className={classes.failed}>
            <IconAlertTriangle size={14} aria-hidden="true" /> {t('CHECK_FAILED')} {error}
          </span>
        )}
      </span>
      {state === 'FAILED' && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('CHECK_RETRY')}
        </Button>
      )}
    </>
  );
}
