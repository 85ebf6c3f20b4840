/** Serves the API documentation (Swagger UI) at `/api/docs` and its OpenAPI document at `/api/docs/json`. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@fastify/swagger-ui')), 'static');

/**
 * Without inline scripts or external resources, so that the portal's content security policy need not be
 * relaxed.
 */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assay API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/api/docs/json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** Registers `/api/docs` (for people) and `/api/docs/json` (for programs). */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  // Generated on first request: it takes longer than the rest of startup.
  let document: string | undefined;
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  app.get('/api/docs/json', (_, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/api/docs/static/',
    decorateReply: false,
    index: false,
  });
}
