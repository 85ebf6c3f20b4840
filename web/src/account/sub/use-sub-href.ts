import { screens } from '@assay/shared/access/screens.ts';
import { subAddress } from '@assay/shared/account/sub-addresses.ts';
import { mayOpen } from '../../session/may-open.ts';
import { useUser } from '../../session/use-user.ts';

/** Where a sub-account's row leads; nowhere for those who see the list alone. */
export function useSubHref(clientKey: string | undefined): (userKey: string) => string | null {
  const isOpen = mayOpen(screens.childEdit, useUser().UserRoleList);
  return (userKey) => (isOpen ? subAddress(userKey, clientKey) : null);
}
