import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './translation.module.css';

/** The names of the columns, where there is room for columns; each text says its language by itself too. */
export function TextsHead() {
  const t = useText();
  return (
    <div className={classes.heads} aria-hidden="true">
      <span>{t('TRANSLATION_HEAD_KEY')}</span>
      {LANGUAGES.map((language) => (
        <span key={language}>{t(`ORG_LANGUAGE_${language}`)}</span>
      ))}
    </div>
  );
}
