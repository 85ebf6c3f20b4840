import { fullName } from '#platform/common/format/full-name.ts';
import { LANGUAGE_NAMES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { AccountView } from '../rules/contract.ts';

/**
 * Read-only name, email, language and phone numbers of a person on an account screen, shown when the user
 * may not change them.
 */
export function PersonFacts({ view }: { view: AccountView }) {
  const t = useText();
  const phone = (code: string, number: string): string => (number ? `${code} ${number}` : '–');
  return (
    <Facts
      rows={[
        [t('PROFILE_NAME'), fullName(view)],
        [t('AUTH_EMAIL'), view.Email],
        [t('PROFILE_LANGUAGE'), LANGUAGE_NAMES[view.Language]],
        [t('REGISTER_PHONE'), phone(view.PhoneCode, view.PhoneNo)],
        [t('PERSON_MOBILE'), phone(view.MobileCode, view.MobileNumber)],
      ]}
    />
  );
}
