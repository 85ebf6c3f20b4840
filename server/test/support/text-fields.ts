import type { Route } from '@assay/shared/contract/define-route.ts';
import { z } from 'zod';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
};
/** A field that takes words: where it stands (`0` for any entry of a list), and how many letters it takes. */
export type TextField = { path: string[]; limit: number };

/** Every text of a call's body, from its contract. Keys, codes, days and choices have a shape that no payload has. */
export function textFieldsOf({ body }: Route): TextField[] {
  const whole = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const found = new Map<string, TextField>();
  const walk = (schema: Schema, path: string[]): void => {
    if (path.length > 8) return;
    if (schema.$ref) walk(whole.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path);
    if (schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern)
      found.set(path.join('.'), { path, limit: schema.maxLength ?? 4_000 });
    for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, [...path, name]);
    if (schema.items) walk(schema.items, [...path, '0']);
    for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(inner, path);
  };
  walk(whole, []);
  return [...found.values()];
}

/** The same body with something else at one place; objects and lists on the way there are made. */
export function withAt(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') {
    const list = Array.isArray(body) ? body : [];
    return [withAt(list[0], rest, value), ...list.slice(1)];
  }
  const object = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...object, [name]: withAt(object[name], rest, value) };
}
