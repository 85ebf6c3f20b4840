import { useText } from '#platform/web/i18n/use-text.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import frame from '#platform/web/ui/frame.module.css';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { AccountView } from '../../rules/contract.ts';
import { AccountActions } from '../account-actions.tsx';
import { AccountBadge } from '../account-badge.tsx';
import { AccountNotice } from '../account-notice.tsx';
import type { StaffParts } from '../account-parts.ts';
import { AccountTabs } from '../account-tabs.tsx';
import { fullName } from '../full-name.ts';
import { SignInCard } from '../sign-in-card.tsx';
import { StaffWork } from './staff-work.tsx';
import { useStaffEditing } from './use-staff-editing.ts';
import { useStaffTabs } from './use-staff-tabs.tsx';

export function StaffScreen({ view, parts }: { view: AccountView; parts: StaffParts }) {
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
