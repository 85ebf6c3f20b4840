/**
 * Details tab of the client account screen for staff: person and organisation, as a form or, without the
 * right to change them, read-only.
 */

import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { AccountView } from '../../rules/contract.ts';
import { clientWorkflow } from '../../rules/workflow.ts';
import classes from '../account.module.css';
import { AccountForm } from '../account-form.tsx';
import { disabledFieldReason } from '../disabled-field-reason.ts';
import { FieldGroup } from '../field-group.tsx';
import { PersonFacts } from '../person-facts.tsx';
import { PersonFields } from '../person-fields.tsx';
import { updateOf } from '../update-of.ts';
import { useAccountEditing } from '../use-account-editing.ts';
import type { Edits } from '../use-edits.ts';
import { type ClientValues, clientBody } from './client-values.ts';
import { OrganisationFields } from './organisation-fields.tsx';

/** Read-only organisation data; empty names are omitted. */
function OrganisationFacts({ organisation }: { organisation: AccountView['Organisation'] }) {
  const t = useText();
  if (!organisation) return <>{t('ORG_NONE')}</>;
  const names = (part: 'OrgName' | 'BranchName') =>
    LANGUAGES.filter((language) => organisation[part][language]).map(
      (language) =>
        [
          t(`ORG_${part}_${language}`),
          <span key={language} lang={LANGUAGE_TAGS[language]}>
            {organisation[part][language]}
          </span>,
        ] as const,
    );
  return (
    <Facts
      rows={[
        ...names('OrgName'),
        ...names('BranchName'),
        [t('REGISTER_NO'), organisation.RegistrationNo ?? '–'],
      ]}
    />
  );
}

type Props = { view: AccountView; edits: Edits<ClientValues> };

/** Person and organisation of a client: a form if the user may change them, otherwise read-only. */
export function ClientDetails({ view, edits }: Props) {
  const t = useText();
  return updateOf(view)?.Allowed ? (
    <ClientForm view={view} edits={edits} />
  ) : (
    <Stack gap="lg">
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        <PersonFacts view={view} />
      </FieldGroup>
      <FieldGroup legend={t('ACCOUNT_ORG')}>
        <OrganisationFacts organisation={view.Organisation} />
      </FieldGroup>
    </Stack>
  );
}

function ClientForm({ view, edits }: Props) {
  const t = useText();
  const editing = useAccountEditing(clientWorkflow.Rows.UPDATE, edits, ({ values, changed }) =>
    clientBody(view, values, changed),
  );
  const note = disabledFieldReason('emailChangeable', view, useUser(), { Email: '' });
  const fields = { values: edits.values, onChange: editing.change, errorOf: editing.errors.of };
  return (
    <AccountForm editing={editing}>
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        <PersonFields {...fields} emailNote={note && t(note)} />
      </FieldGroup>
      <hr className={classes.rule} />
      <FieldGroup
        legend={t('ACCOUNT_ORG')}
        hint={t(view.Organisation ? 'ORG_HINT' : 'ORG_NONE')}
        error={editing.errors.of('Organisation')}
      >
        <OrganisationFields {...fields} />
      </FieldGroup>
    </AccountForm>
  );
}
