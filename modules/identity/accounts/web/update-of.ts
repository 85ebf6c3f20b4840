import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { AccountView } from '../rules/contract.ts';

/**
 * The UPDATE action of an account: allowed, refused with reasons, or undefined if the user's role never has
 * it.
 */
export const updateOf = (view: AccountView): ActionView | undefined =>
  view.Actions.find(({ Action }) => Action === 'UPDATE');
