/**
 * Type of a setting that the certification body can change on the settings screen: group, field, schema,
 * default, unit, roles that may change it, and the parts of the product it affects.
 */
import type { z } from 'zod';
import { platformPermissions } from '../access/platform-permissions.ts';
import type { Role } from '../access/roles.ts';
import type { Field } from './field.ts';
import type { SettingGroup } from './groups.ts';

/** Parts of the product that a change of the setting affects. */
export const AFFECTED = [
  'SITE',
  'APP',
  'MAIL',
  'INVOICE',
  'CERTIFICATE',
  'CREDENTIAL',
  'FORM',
  'UPLOAD',
  'SIGN_IN',
  'PAY',
  'NIGHT',
] as const;
type Affected = (typeof AFFECTED)[number];

export const UNITS = [
  'MINUTES',
  'HOURS',
  'SECONDS',
  'CHARACTERS',
  'LINES',
  'MEGABYTES',
  'FILES',
  'MONTHS',
  'DAYS',
] as const;
export type Unit = (typeof UNITS)[number];

/** One row per setting of the certification body. Its texts are `SET_<Key>` and `SET_<Key>_HELP`. */
export type Setting<T = unknown> = {
  Group: SettingGroup;
  /** Position in its group, smallest number first; absent: in module order. */
  Place?: number;
  Field: Field;
  Type: z.ZodType<T>;
  Default: T;
  /** Roles that may change it; anyone who may read settings reads all of them. */
  Roles: readonly Role[];
  Unit?: Unit;
  Affects: readonly Affected[];
  /** Included in /auth/config, which is public. */
  IsPublic?: true;
  /** Requires a fresh proof of identity from the user who changes it. */
  NeedsProof?: true;
  /** The environment variable that set it in earlier releases. */
  Replaces?: string;
};
export type SettingTable = Readonly<Record<string, Setting>>;

/** For administrators, who have to prove their identity again. */
export const GUARDED = { Roles: platformPermissions.CHANGE_PROTECTED_SETTINGS, NeedsProof: true } as const;
