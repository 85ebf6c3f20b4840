/** Endpoints for sign-in, registration, activation and one-time links. */
import { z } from 'zod';
import { organisationInput } from '#modules/identity/accounts/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, line } from '#platform/common/contract/inputs.ts';
import { passkeyAnswer } from './two-factor/passkey-shapes.ts';

const email = z.email().max(254);
/** Length and common passwords are checked on the server (`checkPassword`), which has the error texts. */
const password = z.string().min(1).max(200);
const name = line.min(1).max(80);

const session = z.object({ Token: z.string(), ExpiresAt: z.string() });
const login = z.strictObject({
  Email: email,
  Password: password,
  /** An authenticator code or a recovery code. */
  Otp: z.string().max(20).optional(),
  Passkey: passkeyAnswer.optional(),
});

export const authRoutes = {
  webLogin: defineRoute({
    method: 'POST',
    path: '/auth/web/login',
    summary: 'Sign-in of clients; the correct password of a staff account is answered with its side',
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
  register: defineRoute({
    method: 'POST',
    path: '/auth/register',
    summary: 'Registers a client with its organisation; the same answer for a known address',
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
        .regex(/^\+?[\d ()-]{4,20}$/, 'FIELD_PHONE'),
      ...organisationInput,
      IsTermsAccepted: z.literal(true),
      /** The service that the client wants to apply for; the activation link leads to it. */
      ServiceKey: key.optional(),
    }),
    data: z.object({}),
  }),
  activate: defineRoute({
    method: 'POST',
    path: '/auth/activate',
    summary: 'Activates the account with the code from the email and signs in',
    access: 'public',
    body: z.strictObject({ Code: z.string().min(20).max(100) }),
    data: session,
  }),
  resend: defineRoute({
    method: 'POST',
    path: '/auth/activate/resend',
    summary: 'Sends the activation email again; the same answer for an unknown address',
    access: 'public',
    body: z.strictObject({ Email: email, ServiceKey: key.optional() }),
    data: z.object({}),
  }),
  linkOwner: defineRoute({
    method: 'POST',
    path: '/auth/link/owner',
    summary: 'Whether a one-time link opened while signed in was sent to the caller, and still works',
    access: 'session',
    body: z.strictObject({ Code: z.string().min(1).max(100) }),
    data: z.object({ IsOwn: z.boolean(), IsOpen: z.boolean() }),
  }),
  exchange: defineRoute({
    method: 'POST',
    path: '/auth/exchange',
    summary: 'Exchanges a one-time code for a session; with a second factor where the account has one',
    access: 'public',
    body: z.strictObject({
      Code: z.string().min(20).max(100),
      Otp: z.string().max(20).optional(),
      Passkey: passkeyAnswer.optional(),
    }),
    data: session,
  }),
} as const;
