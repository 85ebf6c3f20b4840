import { isClient } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { subsAddress } from '../../rules/sub-addresses.ts';
import { AccountPage } from '../account-page.tsx';
import type { SharedPart } from '../account-parts.ts';
import { SubScreen } from './sub-screen.tsx';

/**
 * `/child/edit/{userkey}`: screen of one sub-account, for its client and for staff coming from that client.
 */
export function SubPage({ Shared }: { Shared: SharedPart }) {
  const t = useText();
  const { key } = useSearchText<'key'>();
  const clientKey = isClient(useUser().UserRoleList) ? undefined : key;
  return (
    <AccountPage kind="SUB" title="TITLE_SUB" list={{ label: t('MENU_SUBS'), href: subsAddress(clientKey) }}>
      {(view) => <SubScreen key={view.UserKey} view={view} clientKey={clientKey} Shared={Shared} />}
    </AccountPage>
  );
}
