import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { localized } from '#platform/common/contract/shapes.ts';

/** The signed-in person, as the shell and the route guard need them (specification point 3, user data). */
const userInfo = z.object({
  UserKey: z.string(),
  Email: z.string(),
  UserRoleList: z.array(z.enum(ROLES)),
  /** The leading role, for a label. */
  UserRole: z.enum(ROLES),
  FirstName: z.string(),
  MiddleName: z.string(),
  LastName: z.string(),
  PhoneCode: z.string(),
  PhoneNo: z.string(),
  Language: z.enum(['EN', 'CHT', 'CHS']),
  IsGrantGeneration: z.boolean(),
  TermsVersion: z.string().nullable(),
  PrivacyVersion: z.string().nullable(),
  IsHaveOrganization: z.boolean(),
  IsTCUpdated: z.boolean(),
  IsTwoFactorOn: z.boolean(),
  /** Nothing but the own profile opens until a second factor is set up. */
  IsTwoFactorMissing: z.boolean(),
  OrgName: localized.nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

const none = z.object({});

export const userRoutes = {
  info: defineRoute({
    method: 'GET',
    path: '/user/info',
    summary: 'The signed-in person',
    access: 'session',
    isAlwaysOpen: true,
    data: userInfo,
  }),
  forgot: defineRoute({
    method: 'POST',
    path: '/user/forgot',
    summary: 'Sends a reset link; the same answer for an unknown address',
    access: 'public',
    body: z.strictObject({ Email: z.email().max(254) }),
    data: none,
  }),
  reset: defineRoute({
    method: 'POST',
    path: '/user/reset',
    summary: 'Sets a new password with the code of the mail',
    access: 'public',
    body: z.strictObject({ Code: z.string().min(20).max(100), Password: z.string().min(1).max(200) }),
    data: none,
  }),
  password: defineRoute({
    method: 'POST',
    path: '/user/password',
    summary: 'Changes the own password and ends every other session',
    access: 'session',
    body: z.strictObject({ OldPassword: z.string().min(1).max(200), Password: z.string().min(1).max(200) }),
    data: none,
  }),
  updateTerms: defineRoute({
    method: 'POST',
    path: '/user/update/terms',
    summary: 'Accepts the terms and the privacy statement that the person has seen',
    access: 'session',
    isAlwaysOpen: true,
    /** The versions that were shown; absent: those in force. */
    body: z.strictObject({
      TermsVersion: z.string().min(1).max(32).optional(),
      PrivacyVersion: z.string().min(1).max(32).optional(),
    }),
    data: userInfo,
  }),
  language: defineRoute({
    method: 'POST',
    path: '/user/language',
    summary: 'Keeps the language for mails',
    access: 'session',
    isAlwaysOpen: true,
    body: z.strictObject({ Language: z.enum(['EN', 'CHT', 'CHS']) }),
    data: none,
  }),
} as const;
