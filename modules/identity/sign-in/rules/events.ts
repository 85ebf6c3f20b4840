import type { EventTable } from '#platform/common/log-events.ts';

/** Events that this module writes to the event log: sign-ins, failed attempts, second factors and links. */
export const signInEvents = {
  SIGN_IN: [
    'LOGIN',
    'LOGIN_FAILED',
    'LOGOUT',
    'EXCHANGE',
    'REGISTER',
    'ACTIVATE',
    'STEP_UP',
    'STEP_UP_FAILED',
    'PROVIDER_VERIFIED',
    'PROVIDER_LINK',
    'PROVIDER_FAILED',
    'TOTP_BEGIN',
    'TOTP_ON',
    'TOTP_OFF',
    'RECOVERY_NEW',
    'PASSKEY_ADD',
    'PASSKEY_RENAME',
    'PASSKEY_REMOVE',
    'PASSKEY_COUNTER',
    'SESSION_END',
    'SESSION_END_OTHERS',
    'TWO_FACTOR_RULE',
  ],
  SETTINGS: ['TWO_FACTOR_RULE'],
  FAILED: ['LOGIN_FAILED', 'STEP_UP_FAILED', 'PROVIDER_FAILED', 'PASSKEY_COUNTER'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    signIn: typeof signInEvents;
  }
}
