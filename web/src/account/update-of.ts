import type { AccountView } from '@assay/shared/account/contract.ts';
import type { ActionView } from '@assay/shared/contract/shapes.ts';

/** The account's own form: open, closed with reasons, or not the reader's at all. */
export const updateOf = (view: AccountView): ActionView | undefined =>
  view.Actions.find(({ Action }) => Action === 'UPDATE');
