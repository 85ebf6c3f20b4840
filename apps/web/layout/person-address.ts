import { subAddress, subsAddress } from '#modules/identity/accounts/rules/sub-addresses.ts';
import type { Found } from '#modules/operations/search/rules/contract.ts';
import { isClient, type Role } from '#platform/common/access/roles.ts';
import { canOpenAddress } from '#platform/web/session/can-open.ts';

type Person = Found['People'][number];

/**
 * Chooses the screen that the finder opens for a person it found: the person's own if the reader's roles may
 * open it, otherwise for a sub-account the client's list or the client; null if there is none.
 */
export function personAddress({ Kind, UserKey, ClientKey }: Person, roles: readonly Role[]): string | null {
  if (Kind === 'STAFF') return `/staff/edit/${UserKey}`;
  if (Kind === 'CLIENT') return `/user/edit/${UserKey}`;
  if (isClient(roles)) return subAddress(UserKey, undefined);
  if (ClientKey === null) return null;
  const addresses = [subAddress(UserKey, ClientKey), subsAddress(ClientKey), `/user/edit/${ClientKey}`];
  return addresses.find((address) => canOpenAddress(address, roles)) ?? null;
}
