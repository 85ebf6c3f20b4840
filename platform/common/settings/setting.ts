import type { z } from 'zod';
import type { Role } from '../access/roles.ts';
import type { Field } from './field.ts';
import type { SettingGroup } from './groups.ts';

/** Where a change is seen. */
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
  /** Its position in its group, smallest number first; absent: in module order. */
  Place?: number;
  Field: Field;
  Type: z.ZodType<T>;
  Default: T;
  /** Who may change it; who reads settings reads all of them. */
  Roles: readonly Role[];
  Unit?: Unit;
  Affects: readonly Affected[];
  /** Goes into /auth/config, to anybody. */
  IsPublic?: true;
  /** Asks who changes it to prove once more that it is they. */
  NeedsProof?: true;
  /** The environment variable that said it in earlier releases. */
  Replaces?: string;
};
export type SettingTable = Readonly<Record<string, Setting>>;

/** For administrators, who prove once more that it is they. */
export const GUARDED = { Roles: ['ADMIN'], NeedsProof: true } as const;
