/** Buttons with which the user switches the display language of the application in place. */
import { useLanguage } from '../../i18n/use-language.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { LanguageButtons } from '../form/language-buttons.tsx';
import { useToastError } from '../toast-error.ts';
import classes from './switches.module.css';

export function LanguageSwitch() {
  const t = useText();
  const language = useLanguage();
  const switchTo = useSwitchLanguage();
  const toastError = useToastError();
  return (
    <LanguageButtons
      label={t('LANGUAGE')}
      value={language}
      onChange={(next) => switchTo(next).catch(toastError)}
      className={classes.group}
      buttonClass={classes.one}
    />
  );
}
