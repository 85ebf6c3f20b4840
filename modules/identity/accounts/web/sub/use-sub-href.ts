import { screens } from '#platform/common/access/screens.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { subAddress } from '../../rules/sub-addresses.ts';

/** Returns a function that gives a sub-account's URL, or null for users who may only see the list. */
export function useSubHref(clientKey: string | undefined): (userKey: string) => string | null {
  const isOpen = canOpen(screens.childEdit, useUser().UserRoleList);
  return (userKey) => (isOpen ? subAddress(userKey, clientKey) : null);
}
