import { z } from 'zod';
import type { Route } from '#platform/common/contract/define-route.ts';
import { ERROR_STATUS, type ErrorCode, errorBody } from '#platform/common/contract/error.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { type UploadRoute, uploadRoutes } from '#platform/common/media/contract.ts';
import { routes } from '../http-modules.ts';
import { nameSchemas } from './name-schemas.ts';
import { gatherSchemas, type JsonSchema, type Schemas } from './schemas.ts';

/**
 * Generates the OpenAPI 3.1 document of the whole API from the contract. The output is deterministic,
 * including key order.
 */
export function openApiDocument(): object {
  const schemas = gatherSchemas();
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schemas) };
  for (const route of uploadRoutes) paths[route.path] = { post: uploadOperation(route, schemas) };
  const responses = errorResponses(schemas);
  const named = nameSchemas(paths, schemas.components());
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: '1',
      description:
        'Every successful response is `{ "data": … }`; every failure has a Code and a Message in the language of the AppLanguage header.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].sort().map((name) => ({ name })),
    paths: named.paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses,
      schemas: named.components,
    },
  };
}

const PARAMETERS = {
  AppLanguage: {
    name: 'AppLanguage',
    in: 'header',
    description: 'Language of messages; TC and SC are accepted for CHT and CHS.',
    schema: { type: 'string', enum: [...LANGUAGES, 'TC', 'SC'], default: 'EN' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A repeated request with the same key returns the first response and has no further effect.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
  },
};

const HEADERS = {
  Touched: {
    description:
      'Resources that the request changed, separated by commas; `*` for a repeated request. Answers that depend on them are outdated.',
    schema: { type: 'string' },
  },
};

const tagOf = (path: string): string => path.split('/')[1] ?? '';
/** If one path has both a read and a write route, the id of the write route names its method. */
const operationId = ({ method, path }: Route): string => {
  const isBoth = method === 'POST' && routes.some((other) => other.path === path && other.method === 'GET');
  return path.slice(1).replaceAll('/', '_') + (isBoth ? '_submit' : '');
};

function operation(route: Route, schemas: Schemas): JsonSchema {
  return {
    operationId: operationId(route),
    tags: [tagOf(route.path)],
    summary: route.summary,
    ...(Array.isArray(route.access) ? { description: `Roles: ${route.access.join(', ')}` } : {}),
    ...security(route),
    parameters: parameters(route, schemas),
    ...(route.method === 'POST' ? { requestBody: jsonBody(schemas.schemaOf(route.body, 'input')) } : {}),
    responses: responses(schemas.schemaOf(route.data, 'output'), failures(route), isTouching(route)),
  };
}

/** A multipart request has no JSON body in the contract. */
function uploadOperation({ path, summary, access, kind, data }: UploadRoute, schemas: Schemas): JsonSchema {
  const properties = {
    file: { type: 'string', format: 'binary' },
    ...(kind === undefined && { Kind: { type: 'string', enum: ['image', 'document', 'crb'] } }),
  };
  const isLimited = Array.isArray(access);
  return {
    operationId: path.slice(1).replaceAll('/', '_'),
    tags: ['media'],
    summary,
    ...(isLimited && { description: `Roles: ${access.join(', ')}` }),
    security: [{ bearer: [] }],
    parameters: [{ $ref: '#/components/parameters/AppLanguage' }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties, required: Object.keys(properties) },
        },
      },
    },
    responses: responses(schemas.schemaOf(data, 'output'), [
      '400',
      '401',
      ...(isLimited ? ['403'] : []),
      '413',
      '415',
      '422',
      '429',
      '500',
    ]),
  };
}

const security = (route: Route): JsonSchema =>
  route.access === 'public' ? { security: [] } : { security: [{ bearer: [] }] };

function parameters(route: Route, schemas: Schemas): JsonSchema[] {
  const query = schemas.schemaOf(route.query, 'input');
  const required = (query.required ?? []) as string[];
  const named = Object.entries((query.properties ?? {}) as Record<string, JsonSchema>);
  const headers = [{ $ref: '#/components/parameters/AppLanguage' }];
  if (route.method === 'POST' && route.access !== 'public')
    headers.push({ $ref: '#/components/parameters/IdempotencyKey' });
  return [
    ...headers,
    ...named.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
  ];
}

const jsonBody = (schema: JsonSchema): JsonSchema => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** Whether a success names what it changed; see `bind.ts`. */
const isTouching = ({ method, access, isReadOnly }: Route): boolean =>
  method === 'POST' && access !== 'public' && !isReadOnly;

const responses = (data: JsonSchema, failed: readonly string[], isTouching = false): JsonSchema => ({
  '200': {
    description: 'Success',
    ...(isTouching && { headers: { Touched: { $ref: '#/components/headers/Touched' } } }),
    content: {
      'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } },
    },
  },
  ...Object.fromEntries(failed.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
});

/** Whether the route names a record: one that the caller may not see is reported as not found. */
const namesRecord = (route: Route): boolean =>
  /"(\w+Key|Key|CertificateNo)":/.test(
    JSON.stringify([route.query, route.body].map((type) => z.toJSONSchema(type, { io: 'input' }))),
  );

/** Possible error codes, depending on what the route requires. */
function failures(route: Route): string[] {
  const isSignedIn = route.access !== 'public';
  const isActing = route.method === 'POST' && Array.isArray(route.access);
  return [
    ...(isSignedIn || route.path.startsWith('/auth/') ? ['401'] : []),
    ...(Array.isArray(route.access) ? ['403'] : []),
    ...(namesRecord(route) ? ['404'] : []),
    ...(isActing || route.path === '/application/save' ? ['409'] : []),
    '422',
    '429',
    '500',
    '503',
  ];
}

const UPLOAD_STATUSES = { '413': ['ERR_UPLOAD_ERR'], '415': ['ERR_UPLOAD_ERR'] } as const;

/** One response per status, listing its error codes and their messages. */
function errorResponses(schemas: Schemas): Record<string, JsonSchema> {
  const codes = new Map<string, ErrorCode[]>(
    Object.entries(UPLOAD_STATUSES).map(([status, of]) => [status, [...of]]),
  );
  for (const [code, status] of Object.entries(ERROR_STATUS) as [ErrorCode, number][])
    codes.set(String(status), [...(codes.get(String(status)) ?? []), code]);
  const schema = schemas.schemaOf(errorBody, 'output');
  return Object.fromEntries(
    [...codes]
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([status, of]) => [
        status,
        {
          description: of.map((code) => `${code}: ${translate(code, 'EN')}`).join('\n\n'),
          content: { 'application/json': { schema } },
        },
      ]),
  );
}
