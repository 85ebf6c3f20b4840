/**
 * Buttons with which the user switches the display language of the application in place; a signed-in user whose emails
 * come in another language is informed of it.
 */
import { useEffect, useState } from 'react';
import { LANGUAGE_NAMES } from '#platform/common/i18n/language.ts';
import { queryClient } from '../../api/query-client.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSwitchLanguage } from '../../i18n/use-switch-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { userQuery } from '../../session/use-user.ts';
import { LanguageButtons } from '../form/language-buttons.tsx';
import { toast } from '../toast.ts';
import { useToastError } from '../toast-error.ts';
import classes from './switches.module.css';

export function LanguageSwitch() {
  const t = useText();
  const language = useLanguage();
  const switchTo = useSwitchLanguage();
  const toastError = useToastError();
  const [isSwitched, setSwitched] = useState(false);
  // After the switch, so that the message is in the new language.
  useEffect(() => {
    if (!isSwitched) return;
    setSwitched(false);
    const ofEmails = queryClient.getQueryData(userQuery.queryKey)?.Language;
    if (ofEmails !== undefined && ofEmails !== language)
      toast(t('LANGUAGE_OF_EMAILS', { language: LANGUAGE_NAMES[ofEmails] }), 'info');
  }, [isSwitched, language, t]);
  return (
    <LanguageButtons
      label={t('LANGUAGE')}
      value={language}
      onChange={(next) =>
        switchTo(next)
          .then(() => setSwitched(true))
          .catch(toastError)
      }
      className={classes.group}
      buttonClass={classes.one}
    />
  );
}
