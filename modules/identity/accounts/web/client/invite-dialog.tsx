import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AccountView } from '../../rules/contract.ts';
import { subWorkflow } from '../../rules/workflow.ts';
import classes from '../account.module.css';
import type { InvitePart } from '../account-parts.ts';
import { FieldGroup } from '../field-group.tsx';
import { MailFields } from '../mail-fields.tsx';
import { NameFields } from '../name-fields.tsx';
import { emptyPerson, type PersonValues, personBody } from '../person-values.ts';
import { useSaveAccount } from '../use-save-account.ts';

type Props = { client: AccountView | null; Applications: InvitePart; onClose: () => void };

/**
 * Dialog in which a client, or staff for a client, invites a sub-account by email, with the applications
 * that it may see from the start.
 */
export function InviteDialog({ client, Applications, onClose }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const language = useLanguage();
  const [values, setValues] = useState<PersonValues>(() => emptyPerson(language));
  const [shared, setShared] = useState<string[]>([]);
  const { save, isSaving } = useSaveAccount(subWorkflow.Rows.INVITE, errors, onClose);
  const isDirty = values.Email + values.FirstName + values.LastName !== '' || shared.length > 0;
  const change = (patch: Partial<PersonValues>): void => {
    setValues((all) => ({ ...all, ...patch }));
    for (const name of Object.keys(patch)) errors.clear(name);
  };
  const fields = { values, onChange: change, errorOf: errors.of };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={<b>{t('SUB_INVITE')}</b>}
      isDirty={isDirty}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack
        as="form"
        gap="lg"
        ref={errors.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save({
            ...personBody(values),
            Email: values.Email.trim(),
            ApplicationKeys: shared,
            ...(client && { ParentKey: client.UserKey }),
          });
        }}
      >
        <Words tone="soft">{t('SUB_INVITE_TEXT')}</Words>
        <FormAlert text={errors.general} />
        <FieldGroup legend={t('ACCOUNT_PERSON')}>
          <NameFields {...fields} />
          <MailFields {...fields} />
        </FieldGroup>
        <Applications
          client={client}
          value={shared}
          onChange={setShared}
          error={errors.of('ApplicationKeys')}
        />
        <Row gap="xs" className={classes.foot}>
          <CancelButton />
          <Button type="submit" loading={isSaving}>
            {t('SUB_INVITE_SUBMIT')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
