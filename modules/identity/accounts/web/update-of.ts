import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { AccountView } from '../rules/contract.ts';

/**
 * Finds the UPDATE action of an account in the server's response, from which the account screens see whether
 * the user may edit it: allowed, refused with reasons, or undefined if the role never may.
 */
export const updateOf = (view: AccountView): ActionView | undefined =>
  view.Actions.find(({ Action }) => Action === 'UPDATE');
