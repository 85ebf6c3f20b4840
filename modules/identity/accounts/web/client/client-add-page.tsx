/**
 * Screen on which staff create a client account: the person, and an existing organisation, a new one, or
 * none, in which case the client names it at first sign-in.
 */

import { Radio } from '@mantine/core';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { clientWorkflow } from '../../rules/workflow.ts';
import classes from '../account.module.css';
import { AddAccount } from '../add-account.tsx';
import { FieldGroup } from '../field-group.tsx';
import { PersonFields } from '../person-fields.tsx';
import { useAddForm } from '../use-add-form.ts';
import { type NewClientValues, newClient, newClientBody, ORGANISATION_WAYS } from './new-client.ts';
import { OrganisationFields } from './organisation-fields.tsx';
import { OrganisationPicker } from './organisation-picker.tsx';

type Props = {
  values: NewClientValues;
  onChange: (patch: Partial<NewClientValues>) => void;
  errorOf: (field: string) => string | undefined;
};

/**
 * Selects an existing organisation, a new one, or none, in which case the client names it at first sign-in.
 */
function OrganisationChoice({ values, onChange, errorOf }: Props) {
  const t = useText();
  return (
    <FieldGroup legend={t('ACCOUNT_ORG')} error={errorOf('Organisation')}>
      <Radio.Group
        aria-label={t('ACCOUNT_ORG')}
        value={values.Way}
        onChange={(way) => onChange({ Way: way as NewClientValues['Way'] })}
      >
        <Stack gap="sm" mb="2xs">
          {ORGANISATION_WAYS.map((way) => (
            <Radio key={way} value={way} label={t(`ORG_WAY_${way}`)} description={t(`ORG_WAY_${way}_TEXT`)} />
          ))}
        </Stack>
      </Radio.Group>
      {values.Way === 'NEW' && <OrganisationFields values={values} onChange={onChange} errorOf={errorOf} />}
      {values.Way === 'KNOWN' && (
        <OrganisationPicker
          label={t('APP_LIST_ORG')}
          value={values.OrganisationKey}
          onChange={(OrganisationKey) => onChange({ OrganisationKey })}
          error={errorOf('OrganisationKey')}
        />
      )}
    </FieldGroup>
  );
}

const addressOf = (userKey: string): string => `/user/edit/${userKey}`;

/** Form for a new client: the person, and the organisation if known. */
export function ClientAddPage() {
  const t = useText();
  const empty = newClient(useLanguage());
  const form = useAddForm({ create: clientWorkflow.Rows.CREATE, empty, address: addressOf });
  const fields = { values: form.values, onChange: form.change, errorOf: form.errors.of };
  return (
    <AddAccount
      name="CLIENT"
      list={{ label: t('MENU_CLIENTS'), href: '/users' }}
      form={form}
      onSubmit={() => form.save(newClientBody(form.values))}
    >
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        <PersonFields {...fields} />
      </FieldGroup>
      <hr className={classes.rule} />
      <OrganisationChoice {...fields} />
    </AddAccount>
  );
}
