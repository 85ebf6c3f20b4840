import { useText } from '#platform/web/i18n/use-text.ts';
import { AccountPage } from '../account-page.tsx';
import { StaffScreen } from './staff-screen.tsx';

/** `/staff/edit/{userkey}`: one member of staff. */
export function StaffPage() {
  const t = useText();
  return (
    <AccountPage kind="STAFF" title="TITLE_STAFF" list={{ label: t('MENU_STAFF'), href: '/staffs' }}>
      {(view) => <StaffScreen key={view.UserKey} view={view} />}
    </AccountPage>
  );
}
