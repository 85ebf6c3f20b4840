import { LANGUAGE_TAGS, LANGUAGES } from '@assay/shared/translation/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSwitchLanguage } from '../i18n/use-switch-language.ts';
import { useText } from '../i18n/use-text.ts';
import classes from './switches.module.css';
import { useToastError } from './toast-error.ts';

/** Each language in its own script, the same on every page. */
const SHORT = { EN: 'EN', CHT: '繁', CHS: '简' } as const;
const OWN_NAME = { EN: 'English', CHT: '繁體中文', CHS: '简体中文' } as const;

export function LanguageSwitch() {
  const t = useText();
  const language = useLanguage();
  const switchTo = useSwitchLanguage();
  const toastError = useToastError();
  return (
    <fieldset className={classes.group} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="visually-hidden">{t('LANGUAGE')}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          className={classes.one}
          lang={LANGUAGE_TAGS[code]}
          aria-pressed={code === language}
          title={OWN_NAME[code]}
          onClick={() => switchTo(code).catch(toastError)}
        >
          {SHORT[code]}
        </button>
      ))}
    </fieldset>
  );
}
