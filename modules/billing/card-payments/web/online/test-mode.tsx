import { IconFlask } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './pay-online.module.css';

/** Wherever somebody pays through the sandbox; once that is done, only what it was. */
export function TestMode({ isOver }: { isOver: boolean }) {
  const t = useText();
  return (
    <p className={classes.test}>
      <IconFlask size={17} stroke={1.8} aria-hidden="true" />
      <span>
        <b>{t('PAYCARD_TEST')}</b> {!isOver && t('PAYCARD_TEST_TEXT')}
      </span>
    </p>
  );
}
