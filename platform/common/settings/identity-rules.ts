/**
 * Schemas and access rules shared by settings about the certification body's identity and contact details:
 * who may change the legal name, and optional email, phone and web addresses.
 */
import { z } from 'zod';
import { platformPermissions } from '../access/platform-permissions.ts';
import type { Role } from '../access/roles.ts';

/** Access rule for the legal identity and the signatory printed on certificates. */
export const certificationBodyLegalName: { Roles: readonly Role[]; NeedsProof: true } = {
  Roles: platformPermissions.CHANGE_PROTECTED_SETTINGS,
  NeedsProof: true,
};

export const emailOrNone = z.union([z.literal(''), z.email()], 'FIELD_EMAIL');
export const phoneOrNone = z.string().regex(/^(\+?[\d ()-]{4,30})?$/, 'FIELD_PHONE');
/** Empty or a web address: the value is shown as a link, so no other protocols are allowed. */
export const webOrNone = z.union([z.literal(''), z.url({ protocol: /^https?$/ })], 'FIELD_WEB');

/** Splits a line of email addresses separated by commas, semicolons or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');
export const emailsOrNone = z
  .string()
  .refine((text) => addressesIn(text).every((one) => z.email().safeParse(one).success), 'FIELD_EMAIL');
