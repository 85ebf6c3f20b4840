import { isRecord } from './node.ts';

/** What entries of lists are called, here and in the form engine's JSON. */
const NAMES = ['PointKey', 'Element', 'name', 'value'] as const;

/** A name for each entry of a list: its own where every entry has another one, or else its place. */
export function listKeys(list: readonly unknown[]): string[] {
  const own = list.map(nameOf);
  const isNamed = own.every((name) => name !== '') && new Set(own).size === own.length;
  return isNamed ? own : list.map((_, at) => String(at));
}

function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (!isRecord(entry)) return '';
  const name = NAMES.map((key) => entry[key]).find((one) => one !== undefined);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}
