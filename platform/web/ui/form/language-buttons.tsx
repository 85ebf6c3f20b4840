/**
 * Row of buttons (EN, 繁, 简) that choose one of the three languages, for the display language and elsewhere.
 */
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';

/** Short name of each language in its own script; not translated. */
const SHORT = { EN: 'EN', CHT: '繁', CHS: '简' } as const;
const OWN_NAME = { EN: 'English', CHT: '繁體中文', CHS: '简体中文' } as const;

type Props = {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
  className: string | undefined;
  buttonClass: string | undefined;
};

/**
 * The three languages next to each other, with the selected one pressed. The class resets the fieldset: a style
 * attribute is not permitted on public pages.
 */
export function LanguageButtons({ label, value, onChange, className, buttonClass }: Props) {
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          className={buttonClass}
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
