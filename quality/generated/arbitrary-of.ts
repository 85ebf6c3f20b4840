/**
 * Generates valid and nearly valid input values from the Zod schemas of the API contract, for generated
 * tests.
 */
import fc from 'fast-check';
import type { ZodType, z } from 'zod';
import { hostileString, wrongValue } from './hostile.ts';

/** Placeholder for a value from an earlier response; it is filled in when the call is sent. */
export type Fed = { FedAs: string; Pick: number };
export const isFed = (value: unknown): value is Fed =>
  typeof value === 'object' && value !== null && 'FedAs' in value && 'Pick' in value;

type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, ZodType>;
  innerType?: ZodType;
  element?: ZodType;
  in?: ZodType;
  keyType?: ZodType;
  valueType?: ZodType;
  options?: ZodType[];
  items?: ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  getter?: () => ZodType;
  format?: string;
  coerce?: boolean;
  checks?: { _zod: { def: Record<string, unknown> } }[];
};
const defOf = (schema: ZodType): Def => schema._zod.def as unknown as Def;

/** Maximum depth of recursive schemas. */
const MAX_DEPTH = 5;

/**
 * Returns values that a contract schema accepts or nearly accepts. Values that only its refinements refuse
 * are sent too: a refusal by the portal is a valid answer. Keys and other texts are reused from earlier
 * responses.
 */
export function arbitraryOf(schema: ZodType, name = '', depth = 0): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const inner = (next: ZodType | undefined, as = name) =>
    next === undefined ? fc.constant(null) : arbitraryOf(next, as, depth + 1);
  switch (def.type) {
    case 'object':
      return objectOf(def, depth);
    case 'string':
      return stringOf(def, name);
    case 'number':
      return numberOf(def, name);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'array':
      return arrayOf(def, name, depth);
    case 'record':
      return recordOf(def, name, depth);
    case 'union':
      return fc.oneof(...(def.options ?? []).map((option) => inner(option)));
    case 'nullable':
      return fc.oneof(
        { weight: 4, arbitrary: inner(def.innerType) },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    case 'lazy':
      return depth > MAX_DEPTH ? fc.constant(null) : inner(def.getter?.());
    case 'pipe':
      return inner(def.in);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return inner(def.innerType);
    case 'null':
      return fc.constant(null);
    case 'unknown':
    case 'any':
      return wrongValue;
    default:
      throw new Error(`no values are known for a schema of type ${def.type}`);
  }
}

const MAY_BE_LEFT_OUT = new Set(['optional', 'default', 'prefault', 'catch']);

function objectOf(def: Def, depth: number): fc.Arbitrary<unknown> {
  const entries = Object.entries(def.shape ?? {});
  const model = Object.fromEntries(
    entries.map(([name, field]) => [name, arbitraryOf(field, name, depth + 1)]),
  );
  // A wrong Version ends every action before anything else is checked, so it is rarely sent.
  const { Version } = model;
  if (Version) model.Version = rarely(Version);
  const requiredKeys = entries
    .filter(([, field]) => !MAY_BE_LEFT_OUT.has(defOf(field).type))
    .map(([name]) => name);
  return fc.record(model, { requiredKeys: requiredKeys as never }).map(withoutUndefined);
}

const rarely = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const withoutUndefined = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

function arrayOf(def: Def, name: string, depth: number): fc.Arbitrary<unknown> {
  const bounds = boundsOf(def);
  const least = Math.min(bounds.least ?? 0, 3);
  const most = Math.max(Math.min(bounds.most ?? 3, depth > 3 ? 1 : 3), least);
  const entry = def.element ? arbitraryOf(def.element, name, depth + 1) : fc.constant(null);
  return fc.array(entry, { minLength: least, maxLength: most });
}

function recordOf(def: Def, name: string, depth: number): fc.Arbitrary<unknown> {
  const names = (def.keyType ? arbitraryOf(def.keyType, name, depth + 1) : fc.string()).map((key) =>
    typeof key === 'string' ? key : 'Name',
  );
  return fc.dictionary(names, def.valueType ? arbitraryOf(def.valueType, name, depth + 1) : wrongValue, {
    maxKeys: 3,
  });
}

type Bounds = { least?: number; most?: number; pattern?: RegExp };

function boundsOf(def: Def): Bounds {
  const found: Bounds = {};
  for (const { _zod } of def.checks ?? []) {
    const { check, minimum, maximum, length, value, pattern } = _zod.def;
    if (check === 'min_length') found.least = Number(minimum);
    if (check === 'max_length') found.most = Number(maximum);
    if (check === 'length_equals') found.least = found.most = Number(length);
    if (check === 'greater_than') found.least = Number(value);
    if (check === 'less_than') found.most = Number(value);
    if (check === 'string_format' && pattern instanceof RegExp) found.pattern = pattern;
  }
  return found;
}

const fed = (name: string): fc.Arbitrary<unknown> =>
  fc.record({ FedAs: fc.constant(name), Pick: fc.nat({ max: 2_000 }) });

const DAYS = ['2026-01-05', '2024-02-29', '1900-01-01', '2199-12-31', '2026-11-22', '2030-06-30'];
const MOMENTS = ['2026-01-05T08:00:00Z', '2026-12-31T23:59:59+14:00', '1970-01-01T00:00:00-11:00'];

function stringOf(def: Def, name: string): fc.Arbitrary<unknown> {
  const { least = 0, most = 200, pattern } = boundsOf(def);
  const made = def.format === 'date' ? fc.constantFrom(...DAYS) : generatedString(def, pattern, least, most);
  return fc.oneof(
    { weight: pattern || /Key|No$|Code$/.test(name) ? 8 : 2, arbitrary: fed(name) },
    { weight: 2, arbitrary: made },
  );
}

function generatedString(
  def: Def,
  pattern: RegExp | undefined,
  least: number,
  most: number,
): fc.Arbitrary<string> {
  if (def.format === 'datetime') return fc.constantFrom(...MOMENTS);
  if (def.format === 'email')
    return fc.constantFrom('nobody@demo.test', 'a+b@sub.demo.test', 'client@demo.test');
  if (pattern) return matching(pattern);
  const plain = fc.string({
    minLength: Math.min(least, 60),
    maxLength: Math.max(Math.min(most, 40), Math.min(least, 60)),
  });
  // The longest accepted text, and one character more.
  const edge = fc.constantFrom(most, most + 1).map((size) => '長'.repeat(Math.min(size, 5_000)));
  return fc.oneof(
    { weight: 6, arbitrary: plain },
    { weight: 2, arbitrary: fc.constantFrom('Harbour Works', '維港實業', 'REG-2041', '2026') },
    { weight: 2, arbitrary: hostileString },
    { weight: 1, arbitrary: edge },
  );
}

/**
 * Generates text for a pattern; patterns that fast-check cannot read get a few fixed values or reused ones.
 */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace(/[gy]/, '')), {
      size: 'small',
    });
  } catch {
    return fc.constantFrom('A', 'abcdefghij', '0', 'a-b', '#336699');
  }
}

function numberOf(def: Def, name: string): fc.Arbitrary<unknown> {
  const { least, most } = boundsOf(def);
  const isWhole =
    def.format === 'safeint' || def.checks?.some(({ _zod }) => _zod.def['format' as never] === 'safeint');
  const edges = [
    least,
    most,
    least === undefined ? undefined : least - 1,
    most === undefined ? undefined : most + 1,
  ];
  const near = fc.integer({
    min: Math.max(least ?? 0, -1e9),
    max: Math.max(Math.min(most ?? 100, (least ?? 0) + 100), least ?? 0),
  });
  return fc.oneof(
    { weight: 5, arbitrary: near },
    { weight: 2, arbitrary: fed(name) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        0,
        1,
        ...edges.filter((edge) => edge !== undefined),
        ...(isWhole ? [] : [0.1]),
      ),
    },
  );
}
