import { z } from 'zod';
import { publicTag } from '#modules/catalogue/services/rules/offer-contract.ts';
import { organisationInput } from '#modules/identity/accounts/rules/inputs.ts';
import { AUDIENCES } from '#platform/common/access/provider-audience.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { line } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { passkeyAnswer } from './two-factor/passkey-shapes.ts';

const email = z.email().max(254);
/** The rule itself (length, common passwords) is checked where the catalogue of errors is. */
const password = z.string().min(1).max(200);
const name = line.min(1).max(80);

const session = z.object({ Token: z.string(), ExpiresAt: z.string() });
const login = z.strictObject({
  Email: email,
  Password: password,
  /** A code of the authenticator, or a recovery code. */
  Otp: z.string().max(20).optional(),
  Passkey: passkeyAnswer.optional(),
});

const configuration = z.object({
  /** What the body calls itself. */
  Name: localized,
  Brand: z.object({
    /** The body's colours over the built-in ones, as a style sheet; null: none. */
    Css: z.string().nullable(),
    /** Addresses of the logo and of its icon; null: the portal's own mark. */
    Logo: z.string().nullable(),
    Icon: z.string().nullable(),
  }),
  PublicUrl: z.string(),
  Languages: z.array(
    z.object({ Name: z.string(), Code: z.enum(['EN', 'CHT', 'CHS']), AlternativeCode: z.string() }),
  ),
  TermsVersion: z.string(),
  PrivacyVersion: z.string(),
  CookieVersion: z.string(),
  NotificationDuration: z.int(),
  /** Idle minutes until the session ends by itself. */
  IdleMinutes: z.int(),
  PasswordMinLength: z.int(),
  IsDemo: z.boolean(),
  charLimit: z.int(),
  ScopeRequirement: z.object({ rLimit: z.int(), charLimit: z.int() }),
  /** Labels of services on offer, to find these by. */
  TagOptions: z.array(publicTag),
  FileKinds: z.record(z.string(), z.object({ Extensions: z.array(z.string()), MaxBytes: z.int() })),
  /** Files that one question of a form takes at most. */
  FilesOfAQuestion: z.int(),
  StripePublishableKey: z.string().nullable(),
  /** Whether Stripe's script is loaded at the start, or only where somebody pays. */
  IsCardScriptLoaded: z.boolean(),
  /** The identity provider at which people may sign in, and who. */
  Provider: z.object({ Name: z.string(), Audience: z.enum(AUDIENCES) }).nullable(),
  /** A chat server that takes the place of the portal's chat. */
  ChatUrl: z.string().nullable(),
});
export type Configuration = z.infer<typeof configuration>;

export const authRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/auth/config',
    summary: 'What a browser needs before anybody signs in',
    access: 'public',
    data: configuration,
  }),
  webLogin: defineRoute({
    method: 'POST',
    path: '/auth/web/login',
    summary: 'Sign-in of clients',
    access: 'public',
    body: login,
    data: session,
  }),
  backendLogin: defineRoute({
    method: 'POST',
    path: '/auth/backend/login',
    summary: 'Sign-in of staff',
    access: 'public',
    body: login,
    data: session,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends this session',
    access: 'session',
    isAlwaysOpen: true,
    data: z.object({}),
  }),
  register: defineRoute({
    method: 'POST',
    path: '/auth/register',
    summary: 'A client with its organisation; answers the same for a known address',
    access: 'public',
    body: z.strictObject({
      Email: email,
      Password: password,
      FirstName: name,
      MiddleName: line.max(80).default(''),
      LastName: name,
      PhoneCode: z
        .string()
        .regex(/^\+\d{1,4}$/)
        .default('+852'),
      PhoneNo: z
        .string()
        .trim()
        .min(1)
        .regex(/^[\d ()-]{4,20}$/, 'FIELD_PHONE'),
      ...organisationInput,
      IsTermsAccepted: z.literal(true),
    }),
    data: z.object({}),
  }),
  activate: defineRoute({
    method: 'POST',
    path: '/auth/activate',
    summary: 'Opens the account with the code of the mail and signs in',
    access: 'public',
    body: z.strictObject({ Code: z.string().min(20).max(100) }),
    data: session,
  }),
  resend: defineRoute({
    method: 'POST',
    path: '/auth/activate/resend',
    summary: 'Sends the activation mail again; the same answer for an unknown address',
    access: 'public',
    body: z.strictObject({ Email: email }),
    data: z.object({}),
  }),
  exchange: defineRoute({
    method: 'POST',
    path: '/auth/exchange',
    summary: 'A one-time code for a session; with a second factor where the account has one',
    access: 'public',
    body: z.strictObject({
      Code: z.string().min(20).max(100),
      Otp: z.string().max(20).optional(),
      Passkey: passkeyAnswer.optional(),
    }),
    data: session,
  }),
} as const;
