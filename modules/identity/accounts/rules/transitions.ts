/** Status changes of an account that are no actions of the workflow: its owner makes them without a role. */
import type { AutomaticMove } from '#platform/common/workflow/types.ts';
import { type AccountKind, type AccountStatus, accountStatuses } from './statuses.ts';

export const accountTransitions = {
  ACTIVATE: {
    Source: 'spec 7',
    Trigger:
      'its owner opens the link of the registration or invitation, or signs in through the identity provider',
    From: accountStatuses.pending,
    To: ['ACTIVE'],
  },
  CLOSE: {
    Source: 'spec 7',
    Trigger: 'its owner closes it',
    From: accountStatuses.active,
    To: ['REMOVED'],
  },
  CLOSE_WITH_CLIENT: {
    Source: 'spec 7',
    Trigger: 'the last main account of its organisation is closed',
    From: accountStatuses.present,
    To: ['REMOVED'],
  },
} as const satisfies Record<string, AutomaticMove<AccountStatus>>;

const { ACTIVATE, CLOSE, CLOSE_WITH_CLIENT } = accountTransitions;

/** The changes of each kind of account. Only administrators close staff accounts, so that no work is left unassigned. */
export const accountAutomatic = {
  CLIENT: { ACTIVATE, CLOSE },
  SUB: { ACTIVATE, CLOSE, CLOSE_WITH_CLIENT },
  STAFF: { ACTIVATE },
} as const satisfies Record<AccountKind, Record<string, AutomaticMove<AccountStatus>>>;
