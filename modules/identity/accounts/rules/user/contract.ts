/** Endpoints for the user's own password, password reset, acceptance of terms and email language. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { userInfo } from '#platform/common/session/contract.ts';

const none = z.object({});

export const userRoutes = {
  forgot: defineRoute({
    method: 'POST',
    path: '/user/forgot',
    summary: 'Sends a password reset link; the same answer for an unknown address',
    access: 'public',
    body: z.strictObject({ Email: z.email().max(254) }),
    data: none,
  }),
  reset: defineRoute({
    method: 'POST',
    path: '/user/reset',
    summary: 'Sets a new password with the code from the email',
    access: 'public',
    body: z.strictObject({ Code: z.string().min(20).max(100), Password: z.string().min(1).max(200) }),
    data: none,
  }),
  password: defineRoute({
    method: 'POST',
    path: '/user/password',
    summary: 'Changes the caller’s password and ends all other sessions',
    access: 'session',
    body: z.strictObject({ OldPassword: z.string().min(1).max(200), Password: z.string().min(1).max(200) }),
    data: none,
  }),
  updateTerms: defineRoute({
    method: 'POST',
    path: '/user/update/terms',
    summary: 'Accepts the terms and the privacy statement that were shown to the user',
    access: 'session',
    isAlwaysOpen: true,
    /** Versions shown to the user; if absent, the versions in force. */
    body: z.strictObject({
      TermsVersion: z.string().min(1).max(32).optional(),
      PrivacyVersion: z.string().min(1).max(32).optional(),
    }),
    data: userInfo,
  }),
  language: defineRoute({
    method: 'POST',
    path: '/user/language',
    summary: 'Sets the language for emails',
    access: 'session',
    isAlwaysOpen: true,
    body: z.strictObject({ Language: z.enum(['EN', 'CHT', 'CHS']) }),
    data: none,
  }),
} as const;
