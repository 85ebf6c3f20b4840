/**
 * Parses the request body of a MachForm callback, in any of three formats, to form id, entry number and
 * element values; null if unreadable.
 */
import { findUnstorable } from '#platform/server/http/find-unstorable.ts';
import { isNestedTooDeep } from '#platform/server/http/nesting-depth.ts';
import type { ElementValues } from './tables.ts';

/** Content of a callback, in any of the three supported formats. */
export type EntryBody = { FormId: string; EntryNo: string; Elements: ElementValues };

/** Maximum number of values; more than any form has. */
const MAX_ELEMENTS = 2_000;
const ELEMENT = /^element_\d{1,6}(?:_\d{1,4})?$/;
const FORM = new Set(['formid', 'form']);
const ENTRY = new Set(['entryno', 'entrynumber', 'entryid', 'entry']);

type Pair = readonly [name: string, value: string | readonly string[]];

/** Returns null if unreadable: no form id, no entry number, or not UTF-8. */
export function readBody(bytes: Buffer, contentType: string): EntryBody | null {
  const text = decode(bytes);
  if (text === null) return null;
  const pairs = pairsOf(text, contentType);
  if (!pairs || pairs.length > MAX_ELEMENTS) return null;
  const named = (names: ReadonlySet<string>): string | null => {
    const found = pairs.find(([name]) => names.has(bareName(name)));
    return typeof found?.[1] === 'string' ? found[1].trim() : null;
  };
  const FormId = named(FORM);
  const EntryNo = named(ENTRY);
  if (!FormId || !/^\d{1,10}$/.test(FormId) || !EntryNo || !/^\d{1,12}$/.test(EntryNo)) return null;
  const Elements = elementsOf(pairs);
  return findUnstorable(Elements) === null ? { FormId, EntryNo, Elements } : null;
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: refused like every unreadable request.
    return null;
  }
}

function pairsOf(text: string, contentType: string): Pair[] | null {
  const kind = contentType.split(';')[0]?.trim().toLowerCase();
  if (kind === 'application/json') return jsonPairs(text);
  if (kind === 'application/x-www-form-urlencoded') return searchPairs(text);
  // The format of plain text depends on MachForm's settings: JSON, URL-encoded, or one line per value.
  if (/^\s*\{/.test(text)) return jsonPairs(text);
  return /^[\w.[\]%]+=[^\n]*&[^\n]*$/.test(text.trim()) ? searchPairs(text.trim()) : linePairs(text);
}

/** Names may repeat, as in `element_6[]`, which gives several values. */
function searchPairs(text: string): Pair[] {
  const all = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const bare = name.replace(/\[\]$/, '');
    all.set(bare, [...(all.get(bare) ?? []), value]);
  }
  return [...all].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]);
}

/**
 * Parses lines of the form `name: value` or `name=value`; other lines continue the previous value. A line
 * typed in an answer may look the same, so the text is rejected if two lines give different form ids or
 * entry numbers.
 */
function linePairs(text: string): Pair[] | null {
  const pairs: [string, string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const found = /^\s*([A-Za-z][\w -]{0,40}?)\s*[:=]\s?(.*)$/.exec(line);
    const isName = found && isKnown(found[1] ?? '');
    const last = pairs.at(-1);
    if (found && isName) pairs.push([(found[1] ?? '').trim(), found[2] ?? '']);
    else if (last) last[1] += `\n${line}`;
  }
  const countOf = (names: ReadonlySet<string>) =>
    new Set(pairs.filter(([name]) => names.has(bareName(name))).map(([, value]) => value.trim())).size;
  if (countOf(FORM) > 1 || countOf(ENTRY) > 1) return null;
  return pairs.map(([name, value]) => [name, value.trimEnd()]);
}

const bareName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const isKnown = (name: string): boolean => {
  const bare = bareName(name);
  return ELEMENT.test(name.trim()) || FORM.has(bare) || ENTRY.has(bare);
};

function jsonPairs(text: string): Pair[] | null {
  const body = parse(text);
  if (!isRecord(body) || isNestedTooDeep(body)) return null;
  // Elements may be at the top level or in a nested object.
  return Object.entries(body).flatMap(([name, value]) =>
    isRecord(value) ? Object.entries(value).flatMap(one) : one([name, value]),
  );
}

function one([name, value]: [string, unknown]): Pair[] {
  if (Array.isArray(value)) return [[name, value.flatMap((item) => scalar(item) ?? [])]];
  const text = scalar(value);
  return text === null ? [] : [[name, text]];
}

const scalar = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: refused like every unreadable request.
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const elementsOf = (pairs: readonly Pair[]): ElementValues =>
  Object.fromEntries(
    pairs
      .filter(([name]) => ELEMENT.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value]),
  );
