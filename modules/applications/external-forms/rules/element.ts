/**
 * Types of the elements (input fields) of an external form as read from its page, the mapping target of the
 * token element, and the element that a part such as `element_4_1` belongs to.
 */
import { z } from 'zod';

/** Kinds of external form elements, as far as the portal can convert them. */
export const ELEMENT_KINDS = [
  'TEXT',
  'LONG',
  'NUMBER',
  'EMAIL',
  'DATE',
  'DATE_EU',
  'CHOICE',
  'CHOICES',
  'PARTS',
  'FILE',
  'OTHER',
] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

/** One element of a form, as read from its page. */
const formElement = z.object({
  /** `element_3`. */
  Element: z.string(),
  Title: z.string(),
  Kind: z.enum(ELEMENT_KINDS),
  IsRequired: z.boolean(),
  /** Options by submitted value; for CHOICES the value is the part's number. */
  Options: z.array(z.object({ Value: z.string(), Text: z.string() })),
});
export type FormElement = z.infer<typeof formElement>;

/** Mapping target of the element that contains the token; used instead of a question name. */
export const TOKEN_QUESTION = 'Token';

/** Returns `element_4` for `element_4_1`. */
export const elementOf = (name: string): string => /^element_\d+/.exec(name)?.[0] ?? name;
