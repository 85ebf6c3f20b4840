/**
 * Builders with which modules define settings: each creates the input field on the settings screen, the
 * schema and the default for one type of value (text, number, choice, roles, switch, colour, image).
 */
import { z } from 'zod';
import type { Role } from '../access/roles.ts';
import { line } from '../contract/inputs.ts';
import type { Localized } from '../contract/shapes.ts';
import { colourFault, type Ground } from './colour.ts';

/** The input field of a setting on the screen; its bounds are those of the schema, defined once. */
export type Field =
  | { Kind: 'line'; Max: number }
  | { Kind: 'localized'; Max: number; IsLong: boolean }
  | { Kind: 'number'; Min: number; Max: number }
  | { Kind: 'choices'; Options: readonly string[]; Min: number; AreRoles?: true }
  | { Kind: 'choice'; Options: readonly string[] }
  | { Kind: 'switch' }
  | { Kind: 'colour'; Ground: Ground }
  | { Kind: 'picture' };

type Made<T> = { Field: Field; Type: z.ZodType<T>; Default: T };

/** One line of text; may be empty where allowed. */
export const oneLine = (
  Default: string,
  max: number,
  rule: z.ZodType<string, string> = line,
): Made<string> => ({
  Field: { Kind: 'line', Max: max },
  Type: line.max(max).pipe(rule),
  Default,
});

/** A text in three languages: all are required, or none if optional. */
export const threeLines = (
  Default: Localized,
  max: number,
  { isLong = false, isOptional = false }: { isLong?: boolean; isOptional?: boolean } = {},
): Made<Localized> => {
  const one = isLong ? z.string().trim().max(max) : line.max(max);
  const isEmpty = (value: Localized) => Object.values(value).every((text) => text === '');
  return {
    Field: { Kind: 'localized', Max: max, IsLong: isLong },
    Type: z.strictObject({ EN: one, CHT: one, CHS: one }).superRefine((value, context) => {
      if (isOptional && isEmpty(value)) return;
      for (const [language, text] of Object.entries(value))
        if (text === '') context.addIssue({ code: 'custom', path: [language], message: 'FIELD_REQUIRED' });
    }),
    Default,
  };
};

export const wholeNumber = (Default: number, Min: number, Max: number): Made<number> => ({
  Field: { Kind: 'number', Min, Max },
  Type: z.int().min(Min).max(Max),
  Default,
});

/** A selection of these options, each once, in the order of the options. */
export const someOf = <const Option extends string>(
  Options: readonly Option[],
  Default: readonly Option[],
  Min = 0,
): Made<readonly Option[]> => ({
  Field: { Kind: 'choices', Options, Min },
  Type: z
    .array(z.enum(Options as readonly [Option, ...Option[]]))
    .min(Min)
    .max(Options.length)
    .overwrite((chosen) => Options.filter((option) => chosen.includes(option))),
  Default,
});

/** A selection of these roles. */
export function someRoles<const Option extends Role>(
  Options: readonly Option[],
  Default: readonly Option[],
): Made<readonly Option[]> {
  const made = someOf(Options, Default);
  return { ...made, Field: { Kind: 'choices', Options, Min: 0, AreRoles: true } };
}

export const oneOf = <const Option extends string>(
  Options: readonly Option[],
  Default: Option,
): Made<Option> => ({
  Field: { Kind: 'choice', Options },
  Type: z.enum(Options),
  Default,
});

export const yesOrNo = (Default: boolean): Made<boolean> => ({
  Field: { Kind: 'switch' },
  Type: z.boolean(),
  Default,
});

/** A colour that is readable on the backgrounds of its scheme. */
export const colour = (Default: string, ground: Ground): Made<string> => ({
  Field: { Kind: 'colour', Ground: ground },
  Type: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'FIELD_COLOUR')
    .refine((value) => colourFault(value, ground) === null, 'FIELD_CONTRAST'),
  Default,
});

/** An image that the portal has re-encoded; null: none. */
export const picture = (): Made<{ FileKey: string } | null> => ({
  Field: { Kind: 'picture' },
  Type: z.strictObject({ FileKey: z.string().regex(/^[A-Za-z0-9_-]{10,40}$/) }).nullable(),
  Default: null,
});
