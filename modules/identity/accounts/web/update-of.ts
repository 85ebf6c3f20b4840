import type { ActionView } from '#platform/common/contract/shapes.ts';
import type { AccountView } from '../rules/contract.ts';

/** The account's own form: open, closed with reasons, or not the reader's at all. */
export const updateOf = (view: AccountView): ActionView | undefined =>
  view.Actions.find(({ Action }) => Action === 'UPDATE');
