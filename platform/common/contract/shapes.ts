import { z } from 'zod';

/** Shapes that several features answer with. */
export const localized = z.object({ EN: z.string(), CHT: z.string(), CHS: z.string() });
export type Localized = z.infer<typeof localized>;

export const personName = z.object({ UserKey: z.string(), Name: z.string() });
export type PersonName = z.infer<typeof personName>;

export const fileInfo = z.object({
  FileKey: z.string(),
  Name: z.string(),
  Kind: z.enum(['image', 'document', 'crb']),
  Type: z.string(),
  /** Bytes. */
  Size: z.int(),
});
export type FileInfo = z.infer<typeof fileInfo>;

/** One entry of a record's `Actions`; the ActionBar draws it and knows nothing else. */
export const actionView = z.object({
  Action: z.string(),
  Allowed: z.boolean(),
  /** Text key of the button, which may depend on the step. */
  Label: z.string(),
  IsOverrideNeeded: z.boolean(),
  /** This record can never take the action; the screen leaves the entry out. */
  IsHidden: z.boolean(),
  Reasons: z.array(z.object({ Code: z.string(), Message: z.string() })),
  /** Text key of what to consider before an open action is taken. */
  Warning: z.string().optional(),
  /** Dialog fields that this person has to fill in, beyond those required of everyone. */
  RequiredFields: z.array(z.string()).optional(),
});
export type ActionView = z.infer<typeof actionView>;
