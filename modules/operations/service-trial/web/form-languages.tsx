import type { Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LanguageButtons } from '#platform/web/ui/form/language-buttons.tsx';
import classes from './trial.module.css';

type Props = { value: Language; onChange: (language: Language) => void };

/** The language of the tried form alone; the screen keeps its own. */
export function FormLanguages(props: Props) {
  const t = useText();
  return (
    <LanguageButtons
      {...props}
      label={t('TRIAL_FORM_LANGUAGE')}
      className={classes.languages}
      buttonClass={classes.language}
    />
  );
}
