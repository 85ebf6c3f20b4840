/**
 * Finds a stable key for each entry of a list, so that versions are compared by entry and not by position.
 */
import { isRecord } from './node.ts';

/** Properties that identify list entries in definitions and in the form engine's JSON. */
const NAMES = ['PointKey', 'Element', 'name', 'value'] as const;

/** Returns a key for each entry: its own if all entries have different ones, otherwise its position. */
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
