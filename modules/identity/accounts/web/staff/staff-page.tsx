/**
 * Screen `/staff/edit/{userkey}` of one staff account: header, notices, actions, tabs, and a side card with
 * sign-in data, open tasks and current absence.
 */

import { fullName } from '#platform/common/format/full-name.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Fact } from '#platform/web/ui/fact.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { AccountView } from '../../rules/contract.ts';
import { accountRoutes } from '../../rules/contract.ts';
import { AccountActions } from '../account-actions.tsx';
import { AccountBadge } from '../account-badge.tsx';
import { AccountNotice } from '../account-notice.tsx';
import { AccountPage } from '../account-page.tsx';
import type { StaffParts } from '../account-parts.ts';
import { AccountTabs } from '../account-tabs.tsx';
import { SignInCard } from '../sign-in-card.tsx';
import { useStaffEditing } from './use-staff-editing.ts';
import { useStaffTabs } from './use-staff-tabs.tsx';

/** The person's workload and current absence, taken from the staff list. */
function StaffWork({ view }: { view: AccountView }) {
  const t = useText();
  const format = useFormat();
  const { data } = useGet(accountRoutes.staff, {
    Search: view.Email,
    PageSize: 100,
    ...(view.Status !== 'NONE' && { Status: view.Status }),
  });
  const row = data?.Rows.find((one) => one.UserKey === view.UserKey);
  if (!row) return null;
  return (
    <>
      <Fact name={t('STAFF_OPEN')}>{row.Open}</Fact>
      {row.AbsentUntil && (
        <Fact name={t('STAFF_ABSENT')}>{t('STAFF_UNTIL', { date: format.date(row.AbsentUntil) })}</Fact>
      )}
    </>
  );
}

function StaffScreen({ view, parts }: { view: AccountView; parts: StaffParts }) {
  const t = useText();
  const editing = useStaffEditing(view);
  const warning = useUnsavedWarning(editing.edits.isDirty);
  const tabs = useStaffTabs(view, editing, parts);
  return (
    <div className={frame.screen}>
      {warning}
      <PageHeader
        title={fullName(view)}
        crumbs={[{ label: t('MENU_STAFF'), href: '/staffs' }, { label: fullName(view) }]}
        lead={[...view.UserRoleList.map((role) => t(`ROLE_${role}`)), view.Email].join(' · ')}
      >
        <AccountBadge status={view.Status} />
      </PageHeader>
      <AccountNotice view={view} />
      <AccountActions view={view} />
      <div className={frame.columns}>
        <AccountTabs tabs={tabs} />
        <SignInCard view={view}>
          <StaffWork view={view} />
        </SignInCard>
      </div>
    </div>
  );
}

/** `/staff/edit/{userkey}`: one staff member. */
export function StaffPage({ parts }: { parts: StaffParts }) {
  const t = useText();
  return (
    <AccountPage kind="STAFF" title="TITLE_STAFF" list={{ label: t('MENU_STAFF'), href: '/staffs' }}>
      {(view) => <StaffScreen key={view.UserKey} view={view} parts={parts} />}
    </AccountPage>
  );
}
