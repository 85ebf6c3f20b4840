import { isClient } from '@assay/shared/access/roles.ts';
import { subsAddress } from '@assay/shared/account/sub-addresses.ts';
import { useText } from '../../i18n/use-text.ts';
import { useScreenSearch } from '../../search.ts';
import { useUser } from '../../session/use-user.ts';
import { AccountPage } from '../account-page.tsx';
import { SubScreen } from './sub-screen.tsx';

/** `/child/edit/{userkey}`: one sub-account, for its client and for staff who came from there. */
export function SubPage() {
  const t = useText();
  const { key } = useScreenSearch('childEdit');
  const clientKey = isClient(useUser().UserRoleList) ? undefined : key;
  return (
    <AccountPage kind="SUB" title="TITLE_SUB" list={{ label: t('MENU_SUBS'), href: subsAddress(clientKey) }}>
      {(view) => <SubScreen key={view.UserKey} view={view} clientKey={clientKey} />}
    </AccountPage>
  );
}
