import { useText } from '#platform/web/i18n/use-text.ts';
import { AccountPage } from '../account-page.tsx';
import type { StaffParts } from '../account-parts.ts';
import { StaffScreen } from './staff-screen.tsx';

/** `/staff/edit/{userkey}`: one member of staff. */
export function StaffPage({ parts }: { parts: StaffParts }) {
  const t = useText();
  return (
    <AccountPage kind="STAFF" title="TITLE_STAFF" list={{ label: t('MENU_STAFF'), href: '/staffs' }}>
      {(view) => <StaffScreen key={view.UserKey} view={view} parts={parts} />}
    </AccountPage>
  );
}
