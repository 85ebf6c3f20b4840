import type { AccountView } from '@assay/shared/account/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { FormAlert } from '../ui/form-alert.tsx';
import { useFormErrors } from '../ui/use-form-errors.ts';
import classes from './account.module.css';
import { PersonFacts } from './person-facts.tsx';
import { PersonFields } from './person-fields.tsx';
import { type PersonValues, personBody } from './person-values.ts';
import { SaveBar } from './save-bar.tsx';
import { updateOf } from './update-of.ts';
import type { Edits } from './use-edits.ts';
import { useSaveAccount } from './use-save-account.ts';

type Props = { view: AccountView; edits: Edits<PersonValues> };

/** A sub-account's person; the address is what the invitation went to, and stays. */
export function SubDetails({ view, edits }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const { save, isSaving } = useSaveAccount('SUB', 'UPDATE', errors, edits.reset);
  if (!updateOf(view)?.Allowed) return <PersonFacts view={view} />;
  return (
    <form
      className={classes.form}
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save({ UserKey: view.UserKey, Version: view.Version, ...personBody(edits.values) });
      }}
    >
      <FormAlert text={errors.general} />
      <div className={classes.group}>
        <PersonFields
          values={edits.values}
          onChange={(patch) => {
            edits.change(patch);
            for (const name of Object.keys(patch)) errors.clear(name);
          }}
          errorOf={errors.of}
          emailNote={t('SUB_EMAIL_STAYS')}
        />
      </div>
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
