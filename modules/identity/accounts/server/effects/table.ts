import type { AccountKind } from '../../rules/statuses.ts';
import type { AccountAction } from '../../rules/workflow.ts';
import type { Effect } from '../action-context.ts';
import { reactivate, remove, resend, resetTwoFactor, signOut, suspend } from './status.ts';
import { share, updateClient, updateStaff, updateSub } from './update.ts';

type Effects = Partial<Record<AccountAction, Effect>>;

const shared: Effects = {
  RESEND: resend,
  SIGN_OUT: signOut,
  SUSPEND: suspend,
  REACTIVATE: reactivate,
  RESET_TWO_FACTOR: resetTwoFactor,
  REMOVE: remove,
};

/**
 * Maps each action on a client, sub-account or staff account to the function that performs its effects in
 * addition to the status change.
 */
export const effects: Readonly<Record<AccountKind, Effects>> = {
  CLIENT: { ...shared, UPDATE: updateClient },
  SUB: { ...shared, UPDATE: updateSub, SHARE: share },
  STAFF: { ...shared, UPDATE: updateStaff },
};
