import type { AccountView } from '@assay/shared/account/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { FormAlert } from '../ui/form-alert.tsx';
import { useFormErrors } from '../ui/use-form-errors.ts';
import classes from './account.module.css';
import { type ClientValues, clientBody } from './client-values.ts';
import { closedField } from './closed-field.ts';
import { FieldGroup } from './field-group.tsx';
import { OrganisationFacts } from './organisation-facts.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonFields } from './person-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { updateOf } from './update-of.ts';
import type { Edits } from './use-edits.ts';
import { useSaveAccount } from './use-save-account.ts';

type Props = { view: AccountView; edits: Edits<ClientValues> };

/** The person and the organisation of a client: a form where the reader may change them, facts where not. */
export function ClientDetails({ view, edits }: Props) {
  const t = useText();
  return updateOf(view)?.Allowed ? (
    <ClientForm view={view} edits={edits} />
  ) : (
    <div className={classes.form}>
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        <PersonFacts view={view} />
      </FieldGroup>
      <FieldGroup legend={t('ACCOUNT_ORG')}>
        <OrganisationFacts organisation={view.Organisation} />
      </FieldGroup>
    </div>
  );
}

function ClientForm({ view, edits }: Props) {
  const t = useText();
  const user = useUser();
  const errors = useFormErrors();
  const { save, isSaving } = useSaveAccount('CLIENT', 'UPDATE', errors, edits.reset);
  const change = (patch: Partial<ClientValues>): void => {
    edits.change(patch);
    for (const name of Object.keys(patch)) errors.clear(name);
  };
  const note = closedField('emailChangeable', view, user, { Email: '' });
  return (
    <form
      className={classes.form}
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(clientBody(view, edits.values, edits.changed));
      }}
    >
      <FormAlert text={errors.general} />
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        <PersonFields
          values={edits.values}
          onChange={change}
          errorOf={errors.of}
          emailNote={note && t(note)}
        />
      </FieldGroup>
      <hr className={classes.rule} />
      <FieldGroup
        legend={t('ACCOUNT_ORG')}
        hint={t(view.Organisation ? 'ORG_HINT' : 'ORG_NONE')}
        error={errors.of('Organisation')}
      >
        <OrganisationFields values={edits.values} onChange={change} errorOf={errors.of} />
      </FieldGroup>
      <SaveBar
        isDirty={edits.isDirty}
        isSaving={isSaving}
        label={t('ACT_ACCOUNT_UPDATE')}
        onDiscard={() => {
          edits.reset();
          errors.clear();
        }}
      />
    </form>
  );
}
