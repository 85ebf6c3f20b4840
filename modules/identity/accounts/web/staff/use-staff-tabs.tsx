/**
 * Hook with the tabs of the staff account screen (details, competence, absences and interests, sessions,
 * log), limited to those that the user may read.
 */
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { type AccountView, accountRoutes } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { AccountForm } from '../account-form.tsx';
import type { CompetencePart, StaffParts } from '../account-parts.ts';
import type { AccountTab } from '../account-tabs.tsx';
import { canCall } from '../can-call.ts';
import { FieldGroup } from '../field-group.tsx';
import { SessionsTab } from '../sessions-tab.tsx';
import { updateOf } from '../update-of.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { InterestFields } from './interest-fields.tsx';
import { StaffDetails } from './staff-details.tsx';
import { partOf } from './staff-parts.ts';
import type { StaffEditing } from './use-staff-editing.ts';

export function useStaffTabs(view: AccountView, editing: StaffEditing, parts: StaffParts): AccountTab[] {
  const t = useText();
  const { UserRoleList: roles } = useUser();
  /** Tabs with unsaved changes. */
  const dirty = new Set(Object.keys(editing.edits.changed).map(partOf));
  const tabs: (AccountTab & { isShown?: boolean })[] = [
    {
      name: 'details',
      label: t('ACCOUNT_TAB_DETAILS'),
      isDirty: dirty.has('details'),
      body: <StaffDetails view={view} editing={editing} />,
    },
    {
      name: 'competence',
      label: t('ACCOUNT_TAB_COMPETENCE'),
      isDirty: dirty.has('competence'),
      body: <StaffCompetence view={view} editing={editing} Fields={parts.Competences} />,
    },
    {
      name: 'absence',
      label: t('ACCOUNT_TAB_ABSENCE'),
      isDirty: dirty.has('absence'),
      body: <StaffAbsence view={view} editing={editing} />,
    },
    {
      name: 'sessions',
      label: t('ACCOUNT_TAB_SESSIONS'),
      isShown: canCall(accountRoutes.sessions, roles),
      body: <SessionsTab userKey={view.UserKey} />,
    },
    {
      name: 'log',
      label: t('ACCOUNT_TAB_LOG'),
      isFlush: true,
      isShown: canCall(parts.log.route, roles),
      body: parts.log.show(view.UserKey),
    },
  ];
  return tabs.filter((tab) => tab.isShown ?? true);
}

type Props = { view: AccountView; editing: StaffEditing };

function StaffCompetence({ view, editing, Fields }: Props & { Fields: CompetencePart }) {
  const t = useText();
  return (
    <AccountForm editing={editing} isClosed={!updateOf(view)?.Allowed}>
      <FieldGroup
        legend={t('COMPETENCE_TITLE')}
        hint={t('COMPETENCE_HINT')}
        error={editing.errors.of('Competences')}
      >
        <Fields
          value={editing.edits.values.Competences}
          onChange={(Competences) => editing.change({ Competences })}
          isDisabled={!updateOf(view)?.Allowed}
        />
      </FieldGroup>
    </AccountForm>
  );
}

function StaffAbsence({ view, editing }: Props) {
  const isDisabled = !updateOf(view)?.Allowed;
  const { values } = editing.edits;
  const errorOf = editing.errors.of;
  return (
    <AccountForm editing={editing} isClosed={isDisabled}>
      <AbsenceFields
        value={values.Absences}
        onChange={(Absences) => editing.change({ Absences })}
        errorOf={errorOf}
        isDisabled={isDisabled}
      />
      <hr className={classes.rule} />
      <InterestFields
        value={values.Interests}
        onChange={(Interests) => editing.change({ Interests })}
        errorOf={errorOf}
        isDisabled={isDisabled}
      />
    </AccountForm>
  );
}
