import { useState } from 'react';
import { saveTextSize, storedTextSize, type TextSize } from '../../i18n/preferences.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './switches.module.css';

const SIZES = ['small', 'medium', 'big'] as const satisfies readonly TextSize[];

/**
 * Buttons (A A A) with which the user chooses one of three text sizes; the whole application scales, and the
 * choice is stored in this browser.
 */
export function TextSizeSwitch() {
  const t = useText();
  const [size, setSize] = useState<TextSize>(storedTextSize);
  const choose = (next: TextSize) => {
    saveTextSize(next);
    setSize(next);
  };
  return (
    <fieldset className={classes.group} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="visually-hidden">{t('TEXT_SIZE')}</legend>
      {SIZES.map((one) => (
        <button
          key={one}
          type="button"
          className={`${classes.one} ${classes[one]}`}
          aria-pressed={one === size}
          aria-label={t(`TEXT_SIZE_${one}`)}
          onClick={() => choose(one)}
        >
          A
        </button>
      ))}
    </fieldset>
  );
}
