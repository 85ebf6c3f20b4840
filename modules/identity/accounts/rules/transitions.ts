/** Status changes of an account that are no actions of the workflow: its owner makes them without a role. */
import type { AutomaticMove } from '#platform/common/workflow/types.ts';
import { type AccountStatus, accountStatuses } from './statuses.ts';

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
    Trigger: 'its owner closes it; sub-accounts are closed with the last main account of their organisation',
    From: accountStatuses.present,
    To: ['REMOVED'],
  },
} as const satisfies Record<string, AutomaticMove<AccountStatus>>;
