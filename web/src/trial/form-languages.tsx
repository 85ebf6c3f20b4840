import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@assay/shared/translation/language.ts';
import { useText } from '../i18n/use-text.ts';
import classes from './trial.module.css';

const SHORT = { EN: 'EN', CHT: '繁', CHS: '简' } as const;
const OWN_NAME = { EN: 'English', CHT: '繁體中文', CHS: '简体中文' } as const;

type Props = { value: Language; onChange: (language: Language) => void };

/** The language of the tried form alone; the screen keeps its own. */
export function FormLanguages({ value, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className={classes.languages}>
      <legend className="visually-hidden">{t('TRIAL_FORM_LANGUAGE')}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          className={classes.language}
          lang={LANGUAGE_TAGS[code]}
          aria-pressed={code === value}
          title={OWN_NAME[code]}
          onClick={() => onChange(code)}
        >
          {SHORT[code]}
        </button>
      ))}
    </fieldset>
  );
}
