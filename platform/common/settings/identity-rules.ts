import { z } from 'zod';
import type { Role } from '../access/roles.ts';

/** The certification body's legal identity and its signatory, as printed on certificates. */
export const certificationBodyLegalName: { Roles: readonly Role[]; NeedsProof: true } = {
  Roles: ['ADMIN'],
  NeedsProof: true,
};

export const emailOrNone = z.union([z.literal(''), z.email()], 'FIELD_EMAIL');
export const phoneOrNone = z.string().regex(/^(\+?[\d ()-]{4,30})?$/, 'FIELD_PHONE');
/** Shown and linked: nothing but a web page. */
export const webOrNone = z.union([z.literal(''), z.url({ protocol: /^https?$/ })], 'FIELD_WEB');

/** Addresses in one line, between commas, semicolons or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');
export const emailsOrNone = z
  .string()
  .refine((text) => addressesIn(text).every((one) => z.email().safeParse(one).success), 'FIELD_EMAIL');
