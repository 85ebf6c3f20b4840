import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { AccountView } from '../../rules/contract.ts';

/** The organisation to read, where nothing may be changed; names that were not given are left out. */
export function OrganisationFacts({ organisation }: { organisation: AccountView['Organisation'] }) {
  const t = useText();
  if (!organisation) return <>{t('ORG_NONE')}</>;
  const names = (part: 'OrgName' | 'BranchName') =>
    LANGUAGES.filter((language) => organisation[part][language]).map(
      (language) =>
        [
          t(`ORG_${part}_${language}`),
          <span key={language} lang={LANGUAGE_TAGS[language]}>
            {organisation[part][language]}
          </span>,
        ] as const,
    );
  return (
    <Facts
      rows={[
        ...names('OrgName'),
        ...names('BranchName'),
        [t('REGISTER_NO'), organisation.RegistrationNo ?? '–'],
      ]}
    />
  );
}
