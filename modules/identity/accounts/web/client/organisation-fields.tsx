import { TextInput } from '@mantine/core';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import classes from '../account.module.css';
import type { OrganisationValues } from './organisation-values.ts';

type Props = {
  values: OrganisationValues;
  onChange: (patch: Partial<OrganisationValues>) => void;
  errorOf: (field: string) => string | undefined;
};

/**
 * Input fields of an organisation in the staff forms for client accounts: name and branch in three
 * languages, and the registration number.
 */
export function OrganisationFields({ values, onChange, errorOf }: Props) {
  const t = useText();
  const names = (part: 'OrgName' | 'BranchName') =>
    LANGUAGES.map((language) => {
      const field = `Organisation.${part}.${language}` as const;
      return (
        <TextInput
          key={field}
          label={t(`ORG_${part}_${language}`)}
          lang={LANGUAGE_TAGS[language]}
          autoComplete="off"
          value={values[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          error={errorOf(field)}
        />
      );
    });
  return (
    <>
      <Columns least="sm" align="start" gap="sm">
        {names('OrgName')}
      </Columns>
      <Columns least="sm" align="start" gap="sm">
        {names('BranchName')}
      </Columns>
      <TextInput
        className={classes.number}
        label={t('REGISTER_NO')}
        autoComplete="off"
        value={values['Organisation.RegistrationNo']}
        onChange={(event) => onChange({ 'Organisation.RegistrationNo': event.currentTarget.value })}
        error={errorOf('Organisation.RegistrationNo')}
      />
    </>
  );
}
