import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { documents } from '../../docs/documents.ts';
import { openApiDocument } from '../../docs/openapi.ts';
import { registerDocs } from '../../docs/routes.ts';
import { routes } from '../../http-modules.ts';

type Node = { [name: string]: unknown };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters: Node[];
  responses: Node;
  requestBody?: Node;
};

const document = openApiDocument() as Node & { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

/** Every value below a node, with its path. */
const walk = (node: unknown, at = '#'): [string, unknown][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([name, value]) => [
        [`${at}/${name}`, value] as [string, unknown],
        ...walk(value, `${at}/${name}`),
      ])
    : [];

const all = walk(document);
const operationOf = (name: string): Operation => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.operation;
};

const { schemas } = document.components as { schemas: Record<string, Node> };
/** The named schema of a body or response. */
const schemaIn = (body: unknown): Node => {
  const { content } = body as { content: { 'application/json': { schema: { $ref: string } } } };
  return schemas[String(content['application/json'].schema.$ref.split('/').at(-1))] ?? {};
};
const responseOf = (operation: Operation): Node => schemaIn(operation.responses['200']);
const isObjectSchema = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'properties' in value &&
  'type' in value &&
  value.type === 'object' &&
  Object.keys(value.properties as object).length > 0;

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 of the address that the portal answers at', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Assay' },
      servers: [{ url: '/api' }],
    });
  });

  it('has every route of the contract and the upload routes, each once', () => {
    const names = routes.map((route) => `${route.method} ${route.path}`);
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      [...names, 'POST /media/upload', 'POST /media/upload/tmp', 'POST /media/tinymce/upload'].toSorted(),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('contains no broken reference', () => {
    const places = new Set(all.map(([at]) => at));
    const broken = all.filter(([at, value]) => at.endsWith('/$ref') && !places.has(String(value)));
    expect(broken).toEqual([]);
    expect(all.some(([at]) => at.endsWith('/$defs') || at.endsWith('/$schema'))).toBe(false);
  });

  it('describes sign-in and error responses', () => {
    expect(operationOf('POST /auth/web/login').security).toEqual([]);
    expect(operationOf('GET /public/certificate/view').security).toEqual([]);
    expect(operationOf('POST /application/publish').security).toEqual([{ bearer: [] }]);
    expect(Object.keys(operationOf('POST /application/publish').responses)).toEqual([
      '200',
      '401',
      '403',
      '404',
      '409',
      '422',
      '429',
      '500',
      '503',
    ]);
    for (const { operation } of operations) {
      expect(responseOf(operation)).toMatchObject({ required: ['data'] });
      expect(operation.responses).toMatchObject({ 422: { $ref: '#/components/responses/422' } });
    }
  });

  it('declares the language header on every call and the idempotency key on every action', () => {
    const language = { $ref: '#/components/parameters/AppLanguage' };
    const idempotency = { $ref: '#/components/parameters/IdempotencyKey' };
    for (const { operation } of operations) expect(operation.parameters).toContainEqual(language);
    expect(operationOf('POST /application/paid').parameters).toContainEqual(idempotency);
    expect(operationOf('GET /application/view').parameters).not.toContainEqual(idempotency);
  });

  it('describes request bodies, queries and response data', () => {
    expect(schemaIn(operationOf('POST /application/assign').requestBody)).toMatchObject({
      required: ['ApplicationKey', 'Mode', 'AssignedUserKey'],
      additionalProperties: false,
    });
    const page = operationOf('GET /application/list').parameters.find((one) => one.name === 'PageSize');
    expect(page).toMatchObject({ in: 'query', required: false, schema: { default: 10 } });
    expect(responseOf(operationOf('GET /application/view'))).toMatchObject({
      properties: { data: { $ref: '#/components/schemas/ApplicationView' } },
    });
  });

  it('names at least 150 schemas, and contains no inline object twice', () => {
    expect(Object.keys(schemas).length).toBeGreaterThanOrEqual(150);
    const inline = all
      .filter(([at]) => !/^#\/components\/schemas\/[^/]+$/.test(at))
      .filter(([, value]) => isObjectSchema(value))
      .map(([, value]) => JSON.stringify(value));
    expect(inline.filter((text, index) => inline.indexOf(text) !== index)).toEqual([]);
    const defined = Object.values(schemas).map((schema) => JSON.stringify(schema));
    expect(inline.filter((text) => defined.includes(text))).toEqual([]);
  });

  it('generates the same text each time', () => {
    expect(JSON.stringify(openApiDocument())).toBe(JSON.stringify(openApiDocument()));
  });
});

describe('the generated documents', () => {
  it.each(Object.entries(documents()))('%s is up to date with the tables (npm run docs)', (name, text) => {
    expect(readFileSync(join(import.meta.dirname, '../../../../docs', name), 'utf8')).toBe(text);
  });
});

describe('the page of the API', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp(readSettings({ NODE_ENV: 'test' }));
    await registerDocs(app);
    await app.ready();
  });
  afterAll(() => app.close());

  it('serves the document', async () => {
    const answer = await app.inject('/api/docs/json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(document);
  });

  it('loads only scripts and styles from its own origin, none inline', async () => {
    const answer = await app.inject('/api/docs');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    const sources = [...answer.body.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map((match) => String(match[1]));
    expect(sources).toHaveLength(3);
    expect(answer.body).not.toMatch(/<script>|<style>|https?:/);
    for (const source of sources) expect((await app.inject(source)).statusCode).toBe(200);
  });

  it('serves nothing except its assets', async () => {
    expect((await app.inject('/api/docs/static/../package.json')).statusCode).toBe(404);
    expect((await app.inject('/api/docs/static/%2e%2e/package.json')).statusCode).not.toBe(200);
    expect((await app.inject('/api/docs/static/')).statusCode).toBe(404);
  });
});
