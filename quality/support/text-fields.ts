/**
 * Finds all text fields in the input of an endpoint, from its contract, and places values in them, so that
 * the injection tests can send payloads to each field.
 */
import { z } from 'zod';
import type { Route } from '#platform/common/contract/define-route.ts';
import { admits } from './admits.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
};
/** A text field: its path (`0` for list entries), maximum length and format. */
export type TextField = { path: string[]; limit: number; pattern?: string; isName?: true };

const ANY_NAME = 'AnyName';
const NO_LENGTH = 1_000;
const MARKUP = '<';

/** Returns the free text fields, and those with a format that does not allow markup. */
export function textFieldsOf(schema: Route['body']): { free: TextField[]; shaped: TextField[] } {
  const all = allTexts(schema);
  const isFree = ({ pattern }: TextField) => pattern === undefined || admits(pattern, MARKUP);
  return { free: all.filter(isFree), shaped: all.filter((field) => !isFree(field)) };
}

/** Returns every text field of a request body or query, including field names that callers may choose. */
function allTexts(input: Route['body']): TextField[] {
  const whole = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const found = new Map<string, TextField>();
  const keep = (field: TextField): void => {
    const name = `${field.path.join('.')} ${field.isName ?? ''}`;
    // If two schemas describe the same path, the less restricted one counts.
    if (found.get(name)?.pattern !== undefined || !found.has(name)) found.set(name, field);
  };
  const walk = (schema: Schema, path: string[], within: readonly string[]): void => {
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      // Recursive schemas are visited once.
      if (!within.includes(name)) walk(whole.$defs?.[name] ?? {}, path, [...within, name]);
      return;
    }
    const { pattern, additionalProperties: more } = schema;
    const limit = schema.maxLength ?? longestOf(pattern) ?? NO_LENGTH * 4;
    if (isText(schema)) keep({ path, limit, ...(pattern !== undefined && { pattern }) });
    for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, [...path, name], within);
    if (typeof more === 'object') {
      keep({ path, limit: 200, isName: true });
      walk(more, [...path, ANY_NAME], within);
    }
    if (schema.items) walk(schema.items, [...path, '0'], within);
    for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(inner, path, within);
  };
  walk(whole, [], []);
  return [...found.values()];
}

/** Strings without fixed values, and values of any type. */
const isText = (schema: Schema): boolean =>
  schema.type === 'string'
    ? !schema.enum && schema.const === undefined
    : Object.keys(schema).filter((name) => !name.startsWith('$')).length === 0;

const longestOf = (pattern: string | undefined): number | undefined => {
  const most = /\{\d+,(\d+)\}\$?$/.exec(pattern ?? '')?.[1];
  return most === undefined ? undefined : Number(most);
};

/** Returns the request body with a different value at one path; missing objects and lists are created. */
export function withAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') {
    const list = Array.isArray(body) ? body : [];
    return [withAt(list[0], rest, value), ...list.slice(1)];
  }
  const object = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...object, [name]: withAt(object[name], rest, value) };
}
