import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from '../account.module.css';
import { AddAccount } from '../add-account.tsx';
import { FieldGroup } from '../field-group.tsx';
import { PersonFields } from '../person-fields.tsx';
import { useAddForm } from '../use-add-form.ts';
import { newClient, newClientBody } from './new-client.ts';
import { OrganisationChoice } from './organisation-choice.tsx';

const addressOf = (userKey: string): string => `/user/edit/${userKey}`;

/** A client is made by staff: the person, and the organisation if it is known. */
export function ClientAddPage() {
  const t = useText();
  const empty = newClient(useLanguage());
  const form = useAddForm({ kind: 'CLIENT', action: 'CREATE', empty, address: addressOf });
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
