import type { EventTable } from '#platform/common/log-events.ts';

/**
 * Events that this module writes to the event log: account actions, profile and password changes, data
 * access.
 */
export const accountsEvents = {
  SIGN_IN: ['PASSWORD_FORGOT', 'PASSWORD_RESET', 'PASSWORD_CHANGE', 'PASSWORD_CHANGE_FAILED'],
  READ: ['OWN_DATA', 'PERSON_VIEW'],
  PEOPLE: [
    'ACCOUNT_CREATE',
    'ACCOUNT_INVITE',
    'ACCOUNT_UPDATE',
    'ACCOUNT_RESEND',
    'ACCOUNT_SHARE',
    'ACCOUNT_SIGN_OUT',
    'ACCOUNT_SUSPEND',
    'ACCOUNT_REACTIVATE',
    'ACCOUNT_RESET_TWO_FACTOR',
    'ACCOUNT_REMOVE',
    'ACCOUNT_CLOSE',
    'ACCOUNT_CLOSE_WITH_CLIENT',
    'ABSENCE_RECORDED',
    'ABSENCE_REMOVED',
    'PROFILE_UPDATE',
    'PERSON_VIEW',
    'OWN_DATA',
    'TERMS_ACCEPT',
  ],
  FAILED: ['PASSWORD_CHANGE_FAILED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    accounts: typeof accountsEvents;
  }
}
