import { z } from 'zod';
import { reason } from './error.ts';

/**
 * Response schemas shared by several features: a text in three languages, a person's name, a file's details,
 * and one available or unavailable action of a record.
 */
export const localized = z.object({ EN: z.string(), CHT: z.string(), CHS: z.string() });
export type Localized = z.infer<typeof localized>;

export const personName = z.object({ UserKey: z.string(), Name: z.string() });
export type PersonName = z.infer<typeof personName>;

export const fileInfo = z.object({
  FileKey: z.string(),
  Name: z.string(),
  Kind: z.enum(['image', 'document', 'crb']),
  Type: z.string(),
  /** Size in bytes. */
  Size: z.int(),
});
export type FileInfo = z.infer<typeof fileInfo>;

/** One entry of a record's `Actions`; everything the ActionBar needs to render its button. */
export const actionView = z.object({
  Action: z.string(),
  Allowed: z.boolean(),
  /** Text key of the button; may depend on the current step. */
  Label: z.string(),
  IsOverrideNeeded: z.boolean(),
  /** This record can never take the action; the screen omits the entry. */
  IsHidden: z.boolean(),
  Reasons: z.array(reason),
  /** Text key of a warning to show before the user takes an available action. */
  Warning: z.string().optional(),
  /** Dialog fields required of this user in addition to those required of everyone. */
  RequiredFields: z.array(z.string()).optional(),
});
export type ActionView = z.infer<typeof actionView>;
