import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { accountRoutes } from '../../rules/contract.ts';
import { staffWorkflow } from '../../rules/workflow.ts';
import classes from '../account.module.css';
import type { CompetencePart } from '../account-parts.ts';
import { AddAccount } from '../add-account.tsx';
import { disabledFieldReason, NEW_STAFF } from '../disabled-field-reason.ts';
import { FieldGroup } from '../field-group.tsx';
import { PersonFields } from '../person-fields.tsx';
import { useAddForm } from '../use-add-form.ts';
import { GenerationField } from './generation-field.tsx';
import { RoleFields } from './role-fields.tsx';
import { emptyStaff, newStaffBody, type StaffValues } from './staff-values.ts';

const addressOf = (userKey: string): string => `/staff/edit/${userKey}`;

/**
 * Screen on which a user who manages accounts adds a staff member: person, roles, permission to generate
 * certificates, and competences.
 */
export function StaffAddPage({ Competences }: { Competences: CompetencePart }) {
  const t = useText();
  const empty = emptyStaff(useLanguage());
  const form = useStaffForm(empty);
  const { values, change, errors } = form;
  return (
    <AddAccount
      name="STAFF"
      list={{ label: t('MENU_STAFF'), href: '/staffs' }}
      form={form}
      isWide
      onSubmit={() => form.save(newStaffBody(values))}
    >
      <FieldGroup legend={t('ACCOUNT_PERSON')}>
        <PersonFields values={values} onChange={change} errorOf={errors.of} />
      </FieldGroup>
      <hr className={classes.rule} />
      <Roles form={form} />
      <hr className={classes.rule} />
      <FieldGroup legend={t('COMPETENCE_TITLE')} hint={t('COMPETENCE_HINT')} error={errors.of('Competences')}>
        <Competences value={values.Competences} onChange={(chosen) => change({ Competences: chosen })} />
      </FieldGroup>
    </AddAccount>
  );
}

const useStaffForm = (empty: StaffValues) =>
  useAddForm({ create: staffWorkflow.Rows.CREATE, empty, address: addressOf });

function Roles({ form: { values, change, errors } }: { form: ReturnType<typeof useStaffForm> }) {
  const t = useText();
  const { data } = useGet(accountRoutes.roles);
  const closed = disabledFieldReason('generationGrantable', NEW_STAFF, useUser(), {
    IsGrantGeneration: true,
  });
  return (
    <>
      <RoleFields
        value={values.UserRoleList}
        onChange={(UserRoleList) => change({ UserRoleList })}
        error={errors.of('UserRoleList')}
        grantable={data?.Rows.filter((row) => row.IsGrantable).map((row) => row.Role)}
      />
      <GenerationField
        value={values.IsGrantGeneration}
        onChange={(IsGrantGeneration) => change({ IsGrantGeneration })}
        error={errors.of('IsGrantGeneration')}
        closed={closed && t(closed)}
      />
    </>
  );
}
