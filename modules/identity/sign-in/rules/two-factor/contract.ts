/** Endpoints for second factors, passkeys, step-up, own sessions and the two-factor requirement. */
import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { key, line } from '#platform/common/contract/inputs.ts';
import { signInPermissions } from '../permissions.ts';
import { passkeyAnswer, passkeyMade, passkeyOptions } from './passkey-shapes.ts';

const none = z.object({});
const moment = z.string();
/** Six digits of an authenticator, which apps display with spaces. */
const code = z.string().trim().min(6).max(20);
const recoveryCodes = z.array(z.string());

const SIGN_IN_METHODS = ['PASSWORD', 'OTP', 'RECOVERY', 'PASSKEY', 'LINK', 'PROVIDER'] as const;
/** Ways to prove one's identity, as a step-up or after the password. */
export const PROOFS = ['PASSWORD', 'OTP', 'RECOVERY', 'PASSKEY'] as const;
export type Proof = (typeof PROOFS)[number];

const passkey = z.object({
  PasskeyKey: z.string(),
  Name: z.string(),
  CreatedAt: moment,
  UsedAt: moment.nullable(),
  /** Synchronised by the device or browser vendor, so available on all of the owner's devices. */
  IsBackedUp: z.boolean(),
});

const twoFactorView = z.object({
  IsAuthenticatorOn: z.boolean(),
  AuthenticatorAt: moment.nullable(),
  RecoveryCodesLeft: z.int(),
  Passkeys: z.array(passkey),
  /** The portal requires a second factor of this user. */
  IsAsked: z.boolean(),
  /** The user's ways to prove their identity, best first. */
  Proofs: z.array(z.enum(PROOFS)),
});
export type TwoFactorView = z.infer<typeof twoFactorView>;

const ownSession = z.object({
  SessionKey: z.string(),
  IsThis: z.boolean(),
  /** Product names are the same in every language; null if the browser does not state one. */
  Browser: z.string().nullable(),
  System: z.string().nullable(),
  Address: z.string().nullable(),
  CreatedAt: moment,
  SeenAt: moment,
  Method: z.enum(SIGN_IN_METHODS),
});
export type OwnSession = z.infer<typeof ownSession>;

const session = z.object({ Token: z.string(), ExpiresAt: z.string() });
const passkeyLogin = {
  access: 'public',
  body: z.strictObject({ Passkey: passkeyAnswer }),
  data: session,
} as const;
const twoFactorRule = z.object({
  /** A second factor is required of every staff role. */
  IsRequired: z.boolean(),
  /** A second factor is required of some roles, defined in the settings. */
  IsPartly: z.boolean(),
  StaffWithout: z.int(),
  Staff: z.int(),
});

export const twoFactorRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/two-factor/view',
    summary: 'The caller’s second factors, and available step-up methods',
    access: 'session',
    reads: ['accounts', 'settings', 'sign-in-methods'],
    isAlwaysOpen: true,
    data: twoFactorView,
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/two-factor/authenticator/begin',
    summary: 'Creates a secret for an authenticator; it takes effect with its first code',
    access: 'session',
    isAlwaysOpen: true,
    data: z.object({ Secret: z.string(), Uri: z.string(), Qr: z.string() }),
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/two-factor/authenticator/confirm',
    summary: 'Activates the new authenticator; returns recovery codes, once',
    access: 'session',
    isAlwaysOpen: true,
    body: z.strictObject({ Code: code }),
    data: z.object({ RecoveryCodes: recoveryCodes }),
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/two-factor/authenticator/remove',
    summary: 'Removes the authenticator; requires step-up',
    access: 'session',
    data: none,
  }),
  recovery: defineRoute({
    method: 'POST',
    path: '/two-factor/recovery',
    summary: 'Replaces the recovery codes with ten new ones; requires step-up',
    access: 'session',
    data: z.object({ RecoveryCodes: recoveryCodes }),
  }),
  registerOptions: defineRoute({
    method: 'POST',
    path: '/passkey/register/options',
    summary: 'Options for creating a passkey in the browser; requires step-up',
    access: 'session',
    isAlwaysOpen: true,
    data: z.object({ Options: passkeyOptions }),
  }),
  register: defineRoute({
    method: 'POST',
    path: '/passkey/register',
    summary: 'Stores a new passkey; the first second factor returns recovery codes, once',
    access: 'session',
    isAlwaysOpen: true,
    body: z.strictObject({ Passkey: passkeyMade, Name: line.min(1).max(60) }),
    data: z.object({ PasskeyKey: z.string(), RecoveryCodes: recoveryCodes.nullable() }),
  }),
  rename: defineRoute({
    method: 'POST',
    path: '/passkey/rename',
    summary: 'Renames one of the caller’s passkeys',
    access: 'session',
    body: z.strictObject({ PasskeyKey: key, Name: line.min(1).max(60) }),
    data: none,
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/passkey/remove',
    summary: 'Removes one of the caller’s passkeys; requires step-up',
    access: 'session',
    body: z.strictObject({ PasskeyKey: key }),
    data: none,
  }),
  loginOptions: defineRoute({
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'Options for signing in with a passkey in the browser; the same for all users',
    access: 'public',
    data: z.object({ Options: passkeyOptions }),
  }),
  webPasskey: defineRoute({
    ...passkeyLogin,
    method: 'POST',
    path: '/auth/web/passkey',
    summary: 'Sign-in with a passkey only, for clients and staff',
  }),
  backendPasskey: defineRoute({
    ...passkeyLogin,
    method: 'POST',
    path: '/auth/backend/passkey',
    summary: 'Sign-in of staff with a passkey only',
  }),
  stepUpOptions: defineRoute({
    method: 'POST',
    path: '/auth/step-up/options',
    summary: 'Options for step-up with a passkey in the browser',
    access: 'session',
    isAlwaysOpen: true,
    data: z.object({ Options: passkeyOptions }),
  }),
  stepUp: defineRoute({
    method: 'POST',
    path: '/auth/step-up',
    summary:
      'Step-up: verifies the user again, with the second factor where there is one, otherwise with the password',
    access: 'session',
    isAlwaysOpen: true,
    body: z.strictObject({
      Password: z.string().min(1).max(200).optional(),
      Otp: z.string().max(20).optional(),
      Passkey: passkeyAnswer.optional(),
    }),
    data: z.object({ ProvenAt: moment }),
  }),
  rule: defineRoute({
    method: 'GET',
    path: '/two-factor/rule',
    summary: 'Whether a second factor is mandatory for staff, and how many have none',
    access: signInPermissions.READ_TWO_FACTOR_RULE,
    reads: ['accounts', 'settings', 'sign-in-methods'],
    data: twoFactorRule,
  }),
  setRule: defineRoute({
    method: 'POST',
    path: '/two-factor/rule',
    summary: 'Makes a second factor mandatory or optional for staff; requires step-up',
    access: signInPermissions.CHANGE_TWO_FACTOR_RULE,
    body: z.strictObject({ IsRequired: z.boolean() }),
    data: twoFactorRule,
  }),
  sessions: defineRoute({
    method: 'GET',
    path: '/user/session/list',
    summary: 'Open sessions of the caller’s account',
    access: 'session',
    reads: ['sessions'],
    data: z.object({ Rows: z.array(ownSession) }),
  }),
  endSession: defineRoute({
    method: 'POST',
    path: '/user/session/end',
    summary: 'Ends one of the caller’s sessions',
    access: 'session',
    isOpenWithoutTerms: true,
    body: z.strictObject({ SessionKey: key }),
    data: none,
  }),
  endOthers: defineRoute({
    method: 'POST',
    path: '/user/session/end/others',
    summary: 'Ends all of the caller’s other sessions',
    access: 'session',
    isOpenWithoutTerms: true,
    data: z.object({ Ended: z.int() }),
  }),
} as const satisfies Record<string, Route>;
