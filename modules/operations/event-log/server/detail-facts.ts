import type { z } from 'zod';
import type { logRow } from '../rules/contract.ts';

type Detail = Record<string, unknown>;
export type LogFact = z.infer<typeof logRow>['Facts'][number];

/**
 * Converts the stored details of an event log row to a flat list of named values for display; of a change
 * only the changed values, before and after.
 */
export function detailFacts(detail: Detail | null): LogFact[] {
  const { Before, After, ...rest } = detail ?? {};
  const messages = Object.entries(flat(rest)).map(([Name, value]) => ({
    Name,
    Before: null,
    After: texts(value),
  }));
  return Before === undefined && After === undefined ? messages : [...messages, ...changes(Before, After)];
}

function changes(before: unknown, after: unknown): LogFact[] {
  if (!isRecord(before) && !isRecord(after))
    return [{ Name: '', Before: texts(before), After: texts(after) }];
  const [old, fresh] = [flat(isRecord(before) ? before : {}), flat(isRecord(after) ? after : {})];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((Name) => ({ Name, Before: texts(old[Name]), After: texts(fresh[Name]) }))
    .filter((fact) => fact.Before.join() !== fact.After.join());
}

/** `{ OrgName: { EN: 'A' } }` as `{ 'OrgName.EN': 'A' }`. */
const flat = (record: Detail): Detail =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isRecord(value)
        ? Object.entries(flat(value)).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    ),
  );

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function texts(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(texts);
  return [isRecord(value) ? inOneLine(value) : String(value)];
}

/**
 * Puts a compound value on one line: first day before last, a name instead of a key, one of three languages.
 */
function inOneLine({ From, To, EN, CHT, CHS, ...rest }: Detail): string {
  const named = Object.keys(rest).some((name) => name.endsWith('Name'));
  const others = Object.entries(rest).filter(([name]) => !(named && name.endsWith('Key')));
  const days = From === undefined ? [] : [[From, To].flatMap(texts).join(' – ')];
  return [...days, EN || CHT || CHS, ...others.map(([, value]) => value)].flatMap(texts).join(' · ');
}
