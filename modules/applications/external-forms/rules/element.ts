import { z } from 'zod';

/** What an element of an external form asks for, as far as the portal can take it over. */
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

/** One element of a form as its page shows it. */
const formElement = z.object({
  /** `element_3`. */
  Element: z.string(),
  Title: z.string(),
  Kind: z.enum(ELEMENT_KINDS),
  IsRequired: z.boolean(),
  /** What may be chosen, by the value that stands for it: of CHOICES the part's number. */
  Options: z.array(z.object({ Value: z.string(), Text: z.string() })),
});
export type FormElement = z.infer<typeof formElement>;

/** The element whose value says whose entry it is: a mapping to this name instead of a question's. */
export const TOKEN_QUESTION = 'Token';

/** `element_4` of `element_4_1`. */
export const elementOf = (name: string): string => /^element_\d+/.exec(name)?.[0] ?? name;
