import { Button } from '@mantine/core';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './account.module.css';
import { FieldGroup } from './field-group.tsx';
import { newClient, newClientBody } from './new-client.ts';
import { OrganisationChoice } from './organisation-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { useAddForm } from './use-add-form.ts';

const addressOf = (userKey: string): string => `/user/edit/${userKey}`;

/** A client is made by staff: the person, and the organisation if it is known. */
export function ClientAddPage() {
  const t = useText();
  const empty = newClient(useLanguage());
  const form = useAddForm({ kind: 'CLIENT', action: 'CREATE', empty, address: addressOf });
  const fields = { values: form.values, onChange: form.change, errorOf: form.errors.of };
  return (
    <div className={classes.narrow}>
      {form.warning}
      <PageHeader
        title={t('TITLE_CLIENT_ADD')}
        lead={t('CLIENT_ADD_LEAD')}
        crumbs={[{ label: t('MENU_CLIENTS'), href: '/users' }, { label: t('TITLE_CLIENT_ADD') }]}
      />
      <Card>
        <form
          className={classes.form}
          ref={form.errors.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.save(newClientBody(form.values));
          }}
        >
          <FormAlert text={form.errors.general} />
          <FieldGroup legend={t('ACCOUNT_PERSON')}>
            <PersonFields {...fields} />
          </FieldGroup>
          <hr className={classes.rule} />
          <OrganisationChoice {...fields} />
          <div className={classes.actions}>
            <Button type="submit" loading={form.isSaving}>
              {t('CLIENT_ADD_SUBMIT')}
            </Button>
            <Button component={AppLink} href="/users" variant="default">
              {t('CANCEL')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
