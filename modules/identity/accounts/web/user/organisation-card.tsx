import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { OwnOrganisation, ProfileView } from '../../rules/profile/contract.ts';
import { EditButton } from './edit-button.tsx';
import { LogoField } from './logo-field.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { OrganisationLogo } from './organisation-logo.tsx';
import { useEditInPlace } from './use-edit-in-place.ts';
import classes from './user.module.css';

/**
 * Profile card of the user's organisation: names, registration number, billing email, address and logo. A client
 * edits it in place, sub-accounts only read it.
 */
export function OrganisationCard({ profile }: { profile: ProfileView }) {
  const t = useText();
  const { isEditing, open, close, fields, button } = useEditInPlace();
  const { Organisation, IsOrganisationEditor, Parent } = profile;
  const edit = <EditButton ref={button} of={t('PROFILE_ORG')} onClick={open} />;
  if (!Organisation)
    return (
      <Card title={t('PROFILE_ORG')}>
        <Words mb="md" tone="soft" size="sm">
          {t('ORG_NONE_SUB')}
        </Words>
      </Card>
    );
  return (
    <Card title={t('PROFILE_ORG')} aside={IsOrganisationEditor && !isEditing ? edit : null}>
      {isEditing ? (
        <div ref={fields}>
          <OrganisationForm
            organisation={Organisation}
            submit={t('PROFILE_SAVE')}
            onSaved={() => {
              toast(t('ORG_DONE'));
              close();
            }}
            onClose={close}
          />
        </div>
      ) : (
        <OrganisationFacts organisation={Organisation} />
      )}
      <div className={classes.logoLine}>
        {IsOrganisationEditor ? (
          <LogoField organisation={Organisation} />
        ) : (
          Organisation.HasLogo && <OrganisationLogo organisation={Organisation} />
        )}
      </div>
      {!IsOrganisationEditor && Parent && (
        <Words mt="md" tone="soft" size="sm">
          {t('ORG_READ_ONLY', { name: Parent.Name })}
        </Words>
      )}
    </Card>
  );
}

function OrganisationFacts({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText();
  const names = (part: 'OrgName' | 'BranchName', label: string) =>
    LANGUAGES.filter((language) => organisation[part][language]).map(
      (language) =>
        [
          `${label} · ${t(`ORG_LANGUAGE_${language}`)}`,
          <span key={language} lang={LANGUAGE_TAGS[language]}>
            {organisation[part][language]}
          </span>,
        ] as const,
    );
  return (
    <Facts
      rows={[
        ...names('OrgName', t('ORG_NAME')),
        ...names('BranchName', t('ORG_BRANCH')),
        [t('ORG_NO'), organisation.RegistrationNo ?? '–'],
        [t('ORG_BILLING_EMAIL'), organisation.BillingEmail ?? '–'],
        [
          t('ORG_BILLING_ADDRESS'),
          <Words key="address" as="span" breaks="lines">
            {organisation.BillingAddress ?? '–'}
          </Words>,
        ],
      ]}
    />
  );
}
