/**
 * Display settings in the header of the public site: text size and colour scheme, applied immediately and
 * stored in the browser.
 */
import { useEffect, useState } from 'react';
import { saveTextSize, storedTextSize, TEXT_SIZES, type TextSize } from '#platform/web/i18n/preferences.ts';
import { useIslandText } from '../use-island-text.ts';

/** Storage key shared with boot.js and the app. */
const KEY = 'assay-scheme';

const SCHEMES = ['light', 'dark', 'auto'] as const;
type Scheme = (typeof SCHEMES)[number];

function storedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'auto';
  } catch {
    // Storage is unavailable.
    return 'auto';
  }
}

function applyScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage is not available: the choice applies until the page is left.
  }
  const isDark =
    scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}

const sizes = Object.keys(TEXT_SIZES) as TextSize[];
const sizeTexts = { small: 'SITE_TEXT_SMALL', medium: 'SITE_TEXT_MEDIUM', big: 'SITE_TEXT_BIG' } as const;
const schemeTexts = { light: 'SITE_LIGHT', dark: 'SITE_DARK', auto: 'SITE_AUTO' } as const;

type ChoiceProps<T extends string> = {
  title: string;
  options: readonly T[];
  value: T;
  label: (one: T) => string;
  choose: (one: T) => void;
};

function Choice<T extends string>({ title, options, value, label, choose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="segments">
        {options.map((one) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => choose(one)}>
            {label(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Controls for text size and colours; boot.js applies the choice before the next page is painted. */
export function Display() {
  const t = useIslandText();
  const [size, setSize] = useState<TextSize>('small');
  const [scheme, setScheme] = useState<Scheme>('light');
  useEffect(() => {
    setSize(storedTextSize());
    setScheme(storedScheme());
  }, []);
  const chooseSize = (one: TextSize) => {
    saveTextSize(one);
    setSize(one);
  };
  const chooseScheme = (one: Scheme) => {
    applyScheme(one);
    setScheme(one);
  };
  return (
    <>
      <Choice
        title={t('SITE_TEXT_SIZE')}
        options={sizes}
        value={size}
        label={(one) => t(sizeTexts[one])}
        choose={chooseSize}
      />
      <Choice
        title={t('SITE_COLOURS')}
        options={SCHEMES}
        value={scheme}
        label={(one) => t(schemeTexts[one])}
        choose={chooseScheme}
      />
    </>
  );
}
