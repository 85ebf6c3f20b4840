import { Button } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './form.module.css';
import type { useAutosave } from './use-autosave.ts';

/** `Saved 10:32`, or what stands in the way. */
export function FormSaved({ autosave }: { autosave: ReturnType<typeof useAutosave> }) {
  const t = useText();
  const format = useFormat();
  const { state, savedAt } = autosave;
  const isBad = state === 'FAILED' || state === 'CONFLICT' || state === 'CLOSED';
  const words = {
    SAVED: savedAt ? t('FORM_SAVED', { time: format.time(savedAt) }) : '',
    WAITING: t('FORM_UNSAVED'),
    SAVING: t('FORM_SAVING'),
    FAILED: t('FORM_SAVE_FAILED'),
    CONFLICT: t('FORM_SAVE_FAILED'),
    CLOSED: t('FORM_SAVE_FAILED'),
  };
  return (
    <span
      className={`${classes.saved} ${isBad ? classes.bad : state === 'SAVED' ? classes.good : ''}`}
      role="status"
    >
      {words[state]}
      {state === 'FAILED' && (
        <Button size="xs" variant="default" ml={10} onClick={() => void autosave.flush()}>
          {t('FORM_SAVE_AGAIN')}
        </Button>
      )}
    </span>
  );
}
