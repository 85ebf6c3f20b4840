import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import type { AccountView } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { AccountForm } from '../account-form.tsx';
import { disabledFieldReason } from '../disabled-field-reason.ts';
import { FieldGroup } from '../field-group.tsx';
import { PersonFacts } from '../person-facts.tsx';
import { PersonFields } from '../person-fields.tsx';
import { updateOf } from '../update-of.ts';
import { GenerationField } from './generation-field.tsx';
import { RoleFields } from './role-fields.tsx';
import type { StaffEditing } from './use-staff-editing.ts';

type Props = { view: AccountView; editing: StaffEditing };

/** Details tab of a staff member: person, roles and the permission to generate certificates. */
export function StaffDetails({ view, editing }: Props) {
  const t = useText();
  const user = useUser();
  const { values } = editing.edits;
  const { of } = editing.errors;
  const isOpen = updateOf(view)?.Allowed === true;
  // The reason why the whole account cannot be edited is shown above, so it is not repeated here.
  const shut = isOpen ? undefined : '';
  const reason = (code: string | undefined): string | undefined => shut ?? (code && t(code));
  const ownRoles = view.UserKey === user.UserKey ? 'REASON_OWN_ROLES' : undefined;
  const generation = { IsGrantGeneration: !view.IsGrantGeneration };
  return (
    <AccountForm editing={editing} isClosed={!isOpen}>
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        {isOpen ? (
          <PersonFields
            values={values}
            onChange={editing.change}
            errorOf={of}
            emailNote={reason(disabledFieldReason('emailChangeable', view, user, { Email: '' }))}
          />
        ) : (
          <PersonFacts view={view} />
        )}
      </FieldGroup>
      <hr className={classes.rule} />
      <RoleFields
        value={values.UserRoleList}
        onChange={(UserRoleList) => editing.change({ UserRoleList })}
        error={of('UserRoleList')}
        grantable={view.Grantable}
        closed={reason(ownRoles)}
      />
      <GenerationField
        value={values.IsGrantGeneration}
        onChange={(IsGrantGeneration) => editing.change({ IsGrantGeneration })}
        error={of('IsGrantGeneration')}
        closed={reason(disabledFieldReason('generationGrantable', view, user, generation))}
      />
    </AccountForm>
  );
}
