import type { AccountView } from '@assay/shared/account/contract.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { FormAlert } from '../ui/form-alert.tsx';
import classes from './account.module.css';
import { SaveBar } from './save-bar.tsx';
import { updateOf } from './update-of.ts';
import type { StaffEditing } from './use-staff-editing.ts';

type Props = { view: AccountView; editing: StaffEditing; children: ReactNode };

/** One part of the account's form; whichever part is open saves them all. */
export function StaffForm({ view, editing, children }: Props) {
  const t = useText();
  const { edits, errors, isSaving, submit, discard } = editing;
  return (
    <form
      className={classes.form}
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert text={errors.general} />
      {children}
      {updateOf(view)?.Allowed && (
        <SaveBar
          isDirty={edits.isDirty}
          isSaving={isSaving}
          label={t('ACT_ACCOUNT_UPDATE')}
          onDiscard={discard}
        />
      )}
    </form>
  );
}
