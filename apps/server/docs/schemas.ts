/** Converts the contract's zod types to the JSON Schemas of the OpenAPI document. */
import { type ZodType, z } from 'zod';
import { applicationRow, applicationView } from '#modules/applications/applications/rules/contract.ts';
import { certificateView } from '#modules/certification/certificates/rules/contract.ts';
import { errorBody } from '#platform/common/contract/error.ts';
import { actionView, fileInfo, localized, personName } from '#platform/common/contract/shapes.ts';

/** Shapes returned by many routes; each is defined once in `components` and referenced. */
const NAMED = {
  ActionView: actionView,
  ApplicationRow: applicationRow,
  ApplicationView: applicationView,
  CertificateView: certificateView,
  ErrorBody: errorBody,
  FileInfo: fileInfo,
  Localized: localized,
  PersonName: personName,
} as const;

export type JsonSchema = { [name: string]: unknown };
export type Schemas = {
  schemaOf: (type: ZodType, io: 'input' | 'output') => JsonSchema;
  components: () => Record<string, JsonSchema>;
};

/**
 * Converts zod types to JSON Schema and collects the named ones, which are all responses, for `components`.
 */
export function gatherSchemas(): Schemas {
  const metadata = z.registry<{ id: string }>();
  for (const [id, type] of Object.entries(NAMED)) metadata.add(type, { id });
  const found = new Map<string, JsonSchema>();

  const schemaOf = (type: ZodType, io: 'input' | 'output'): JsonSchema => {
    const {
      $schema: _,
      $defs,
      ...schema
    } = refer(z.toJSONSchema(type, io === 'output' ? { io, metadata } : { io }));
    for (const [name, part] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
      storeSchema(found, componentName(name), part);
    const id = io === 'output' ? metadata.get(type)?.id : undefined;
    if (!id || schema.$ref) return schema;
    storeSchema(found, id, schema);
    return { $ref: `#/components/schemas/${id}` };
  };
  return { schemaOf, components: () => sorted(found) };
}

/**
 * zod numbers unnamed schemas. In the contract the only one is arbitrary JSON, which is the only recursive
 * type.
 */
const componentName = (name: string): string => (name.startsWith('__schema') ? 'Json' : name);

function storeSchema(found: Map<string, JsonSchema>, name: string, { id: _, ...schema }: JsonSchema): void {
  const known = found.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`the schema ${name} is used for two different shapes`);
  found.set(name, schema);
}

/** Turns references within one schema into references into the document. */
const refer = (schema: object): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (name, value) =>
    name === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/\$defs\/(.+)$/, (_, part: string) => `#/components/schemas/${componentName(part)}`)
      : value,
  ) as JsonSchema;

const sorted = (found: Map<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
