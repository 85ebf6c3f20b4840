/**
 * Gives the object schemas of the OpenAPI document names: the request and the response of each operation, and every
 * object that occurs more than once. Each is then defined once in `components` and referenced, so that generated clients
 * have named types.
 */
import type { JsonSchema } from './schemas.ts';

type Place = { suggestion: string; isRoot: boolean };
type Found = { name: string; count: number; isRoot: boolean };

/** Returns the document's paths and components with these objects named. */
export function nameSchemas(
  paths: Record<string, JsonSchema>,
  components: Record<string, JsonSchema>,
): { paths: Record<string, JsonSchema>; components: Record<string, JsonSchema> } {
  const found = new Map<string, Found>();
  for (const [name, schema] of Object.entries(components))
    found.set(JSON.stringify(schema), { name, count: 2, isRoot: true });
  const taken = new Set(Object.keys(components));
  const note = (schema: JsonSchema, { suggestion, isRoot }: Place): void => {
    const text = JSON.stringify(schema);
    const known = found.get(text);
    if (known) {
      known.count += 1;
      known.isRoot ||= isRoot;
    } else found.set(text, { name: suggestion, count: 1, isRoot });
  };
  for (const operation of operationsOf(paths)) visitOperation(operation, note);
  for (const [name, schema] of Object.entries(components)) visitParts(schema, name, note);
  const names = new Map<string, string>();
  for (const [text, { name, count, isRoot }] of found)
    if (count > 1 || isRoot)
      names.set(
        text,
        components[name] && JSON.stringify(components[name]) === text ? name : unique(name, taken),
      );
  const named: Record<string, JsonSchema> = {};
  for (const [text, name] of names) named[name] = inner(JSON.parse(text) as JsonSchema, names);
  return {
    paths: replaced(paths, names) as Record<string, JsonSchema>,
    components: Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

type Operation = JsonSchema & { operationId: string };

const operationsOf = (paths: Record<string, JsonSchema>): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[]);

type Note = (schema: JsonSchema, place: Place) => void;

function visitOperation({ operationId, requestBody, responses, parameters }: Operation, note: Note): void {
  const base = pascal(operationId);
  for (const body of schemasIn(requestBody)) visit(body, `${base}Request`, note, true);
  for (const response of schemasIn(responses)) {
    const { data } = (response.properties ?? {}) as { data?: JsonSchema };
    if (data && isObject(data)) note(data, { suggestion: `${base}Data`, isRoot: true });
    visit(response, `${base}Response`, note, true);
  }
  for (const { name, schema } of (parameters ?? []) as { name?: string; schema?: JsonSchema }[])
    if (schema) visit(schema, `${base}${pascal(name ?? '')}`, note);
}

/** The schemas of a body's or a response's content. */
const schemasIn = (node: unknown): JsonSchema[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { content } = node as { content?: Record<string, { schema: JsonSchema }> };
  return content
    ? Object.values(content).map(({ schema }) => schema)
    : Object.values(node).flatMap((inside) => schemasIn(inside));
};

/** Notes an object, and the objects in it, named after their properties. */
function visit(node: unknown, suggestion: string, note: Note, isRoot = false): void {
  if (typeof node !== 'object' || node === null) return;
  if (isObject(node)) note(node, { suggestion, isRoot });
  visitParts(node, suggestion, note);
}

function visitParts(node: object, suggestion: string, note: Note): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties')
      for (const [name, schema] of Object.entries(value as object))
        visit(schema, name === 'data' ? suggestion : `${stem(suggestion)}${pascal(name)}`, note);
    else visit(value, key === 'items' ? singular(suggestion) : suggestion, note);
  }
}

const isObject = (node: object): node is JsonSchema =>
  'properties' in node &&
  'type' in node &&
  node.type === 'object' &&
  Object.keys(node.properties as object).length > 0;

const stem = (name: string): string => name.replace(/(Response|Data)$/, '');
const singular = (name: string): string =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/(?<!s)s$/, '');
const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function unique(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
  taken.add(free);
  return free;
}

/** The node with named objects replaced by references. */
function replaced(node: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((one) => replaced(one, names));
  if (typeof node !== 'object' || node === null) return node;
  const name = isObject(node) ? names.get(JSON.stringify(node)) : undefined;
  return name ? { $ref: `#/components/schemas/${name}` } : inner(node as JsonSchema, names);
}

const inner = (node: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaced(value, names)]));
