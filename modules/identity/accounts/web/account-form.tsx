/**
 * Form around the fields of an account screen or of one of its tabs, with error message and save bar; saving
 * submits the changes of all tabs.
 */

import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import type { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { SaveBar } from './save-bar.tsx';

/** The editing state that the form needs. */
type Editing = {
  edits: { isDirty: boolean };
  errors: Pick<ReturnType<typeof useFormErrors>, 'form' | 'general'>;
  isSaving: boolean;
  submit: () => void;
  discard: () => void;
};

type Props = {
  editing: Editing;
  /** Nothing can be changed, so there is no save bar. */
  isClosed?: boolean;
  children: ReactNode;
};

/** The form of one account or of one of its tabs; saving submits the changes of all tabs. */
export function AccountForm({ editing, isClosed = false, children }: Props) {
  const t = useText();
  const { edits, errors, isSaving, submit, discard } = editing;
  return (
    <Stack
      as="form"
      gap="lg"
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert text={errors.general} />
      {children}
      {!isClosed && (
        <SaveBar
          isDirty={edits.isDirty}
          isSaving={isSaving}
          label={t('ACT_ACCOUNT_UPDATE')}
          onDiscard={discard}
        />
      )}
    </Stack>
  );
}
