/**
 * Form values of an industry, tag, stage or ground: initial values from an entry, the request body that its list
 * accepts, and a code suggested from the English name.
 */
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { codeOf, type Entry, keyOf, type ReferenceKind } from './reference-kind.ts';

const EMPTY_TEXT: Localized = { EN: '', CHT: '', CHS: '' };

/** Form values of a reference list entry; the list determines which of them are submitted. */
export type EntryValues = {
  Code: string;
  Name: Localized;
  Description: Localized;
  Step: string;
  TargetDays: number | string;
  IsActive: boolean;
};

export const valuesOf = (entry: Entry | null): EntryValues => ({
  Code: (entry && codeOf(entry)) ?? '',
  Name: entry?.Name ?? EMPTY_TEXT,
  Description: entry?.Description ?? EMPTY_TEXT,
  Step: entry?.Step ?? STEPS[0],
  TargetDays: entry?.TargetDays ?? 14,
  IsActive: entry?.IsActive ?? true,
});

export function bodyOf(kind: ReferenceKind, values: EntryValues, entry: Entry | null) {
  const { Name, IsActive } = values;
  const named = entry ? { [kind.Key]: keyOf(kind, entry), Version: entry.Version } : {};
  if (kind.One === 'STAGE') {
    const { Description, Step, TargetDays } = values;
    return { ...named, Name, Description, Step, TargetDays, IsActive };
  }
  const coded = { [kind.Key]: values.Code, ...named };
  return kind.One === 'TAG' || kind.One === 'GROUND'
    ? { ...coded, Name, Description: values.Description, IsActive }
    : { ...coded, Name, IsActive };
}

/**
 * Derives a code from the English name: "Food & drink" → FOOD_DRINK; for a tag, which has no underscores,
 * FOODDRINK.
 */
export const suggestedCode = ({ One }: Pick<ReferenceKind, 'One'>, name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, One === 'TAG' ? '' : '_')
    .replace(/^[^A-Z]+|_+$/g, '')
    .slice(0, 40)
    .replace(/_+$/, '');
