import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useSite } from '../site-context.ts';
import { useSiteText } from '../use-site-text.ts';
import { withLanguage } from '../with-language.ts';

/** Each language names itself, in itself. */
const marks: Readonly<Record<Language, { Mark: string; Name: string }>> = {
  EN: { Mark: 'EN', Name: 'English' },
  CHT: { Mark: '繁', Name: '繁體中文' },
  CHS: { Mark: '简', Name: '简体中文' },
};

/** Plain links: the server answers the same page in the other language and remembers the choice. */
export function LanguageLinks() {
  const { Language, Path } = useSite();
  const t = useSiteText();
  return (
    <nav className="languages" aria-label={t('SITE_LANGUAGE')}>
      {LANGUAGES.map((code) => (
        <a
          key={code}
          href={withLanguage(Path, code)}
          hrefLang={LANGUAGE_TAGS[code]}
          lang={LANGUAGE_TAGS[code]}
          title={marks[code].Name}
          aria-label={`${marks[code].Mark} ${marks[code].Name}`}
          aria-current={code === Language ? 'true' : undefined}
        >
          {marks[code].Mark}
        </a>
      ))}
    </nav>
  );
}
