/**
 * Filters of a list definition: for each one the schema of its parameter, its label, and how its value is
 * named on the screen and in exports. A code without a text does not compile.
 */
import { type ZodType, z } from 'zod';
import { key } from '../contract/inputs.ts';
import { codeList, listDay } from '../contract/list.ts';
import type { Params, TextKey } from '../i18n/texts.ts';

/** Text of a code, where needed with the values of its placeholders. */
export type CodeText = TextKey | readonly [key: TextKey, params: Params];

/** A reference that is shown by the record's display name. */
export type NamedRecord = 'service' | 'person' | 'organisation' | 'tag' | 'region';

/** Codes with their texts. `Codes` is a function where the modules install the codes at startup. */
export type NamedCodes = { Kind: 'CODES'; Codes: () => readonly string[]; Text: (code: string) => CodeText };

/**
 * How the value of a filter is named: by the text of its codes, as yes or no (`Yes` where the label does not
 * say what is true), as first or last day of a range, as month or months, by the name of a record, as
 * entered, or not at all where the label is enough.
 */
export type FilterValue =
  | NamedCodes
  | { Kind: 'FLAG'; Yes?: TextKey }
  | { Kind: 'DAY'; Side: 'From' | 'To'; Range: string }
  | { Kind: 'MONTHS' }
  | { Kind: 'RECORD'; Of: NamedRecord }
  | { Kind: 'TEXT' }
  | { Kind: 'LABEL' };

export type ListFilter<Schema extends ZodType = ZodType, Value extends FilterValue = FilterValue> = {
  Schema: Schema;
  Label: TextKey;
  Value: Value;
};
export type FilterTable = Readonly<Record<string, ListFilter>>;

/** A filter that none of the functions below covers. */
export const filter = <Schema extends ZodType, const Value extends FilterValue>(
  definition: ListFilter<Schema, Value>,
): ListFilter<Schema, Value> => definition;

/** The prefix itself if every code has a text under it; otherwise `never`, so that it does not compile. */
export type PrefixFor<Prefix extends string, Code extends string> = [`${Prefix}${Code}`] extends [TextKey]
  ? Prefix
  : never;
type Coded<Code extends string, Prefix extends string> = {
  Label: TextKey;
  Codes: readonly Code[];
  /** Prefix of the codes' text keys. */
  Texts: Prefix & PrefixFor<Prefix, Code>;
};

export const namedCodes = (codes: readonly string[], prefix: string): NamedCodes => ({
  Kind: 'CODES',
  Codes: () => codes,
  // Every code has a text under the prefix: checked by `PrefixFor`.
  Text: (code) => `${prefix}${code}` as TextKey,
});

/** One code of a set. */
export const oneOf = <const Code extends string, const Prefix extends string>({
  Label,
  Codes,
  Texts,
}: Coded<Code, Prefix>) =>
  filter({ Schema: z.enum(Codes).optional(), Label, Value: namedCodes(Codes, Texts) });

/** Several codes of a set, separated by commas. */
export const someOf = <const Code extends string, const Prefix extends string>({
  Label,
  Codes,
  Texts,
}: Coded<Code, Prefix>) =>
  filter({ Schema: codeList(Codes).optional(), Label, Value: namedCodes(Codes, Texts) });

/** One code of a set whose texts have no common prefix. */
export const oneNamed = <const Code extends string>({
  Label,
  Codes,
  Text,
}: {
  Label: TextKey;
  Codes: readonly Code[];
  Text: (code: Code) => CodeText;
}) => {
  const Value: NamedCodes = { Kind: 'CODES', Codes: () => Codes, Text: (code) => Text(code as Code) };
  return filter({ Schema: z.enum(Codes).optional(), Label, Value });
};

/** Yes or no. `Yes` names the value where the label alone does not say what is true. */
export const flag = (Label: TextKey, Yes?: TextKey) =>
  filter({ Schema: z.stringbool().optional(), Label, Value: { Kind: 'FLAG', ...(Yes && { Yes }) } });

type DayFilter = ListFilter<typeof listDay, { Kind: 'DAY'; Side: 'From' | 'To'; Range: string }>;

/** A range of days, inclusive, as two parameters: `<range>From` and `<range>To`. */
export const days = <const Range extends string>(range: Range, Label: TextKey) => {
  const side = (Side: 'From' | 'To'): DayFilter =>
    filter({ Schema: listDay, Label, Value: { Kind: 'DAY', Side, Range: range } });
  return { [`${range}From`]: side('From'), [`${range}To`]: side('To') } as Record<
    `${Range}${'From' | 'To'}`,
    DayFilter
  >;
};

/** Key of a record, named by the record's display name. */
export const record = (Of: NamedRecord, Label: TextKey) =>
  filter({ Schema: key.optional(), Label, Value: { Kind: 'RECORD', Of } });
