/** Public routes of credentials: download, keys, issuer metadata, context and status lists. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { defineHttp } from '#platform/server/http/http-module.ts';
import { STATUS_PURPOSES, type StatusPurpose } from '../rules/credential.ts';
import { CONTEXT_PATH, DID_PATH, ISSUER_PATH, KEYS_PATH } from './addresses.ts';
import { contextDocument } from './context.ts';
import { downloadCredential } from './download-credential.ts';
import { didDocument, issuerMetadata, keySet } from './issuer.ts';
import { CREDENTIAL_TYPE } from './sign-jwt.ts';
import { statusList } from './status-list.ts';

const MINUTES = 60;
const LIST_NUMBER = /^[1-9]\d{0,5}$/;

/**
 * Routes for credential verifiers, open to pages of any origin: keys, terms and status lists contain no
 * secrets.
 */
function registerCredential(app: FastifyInstance, portal: Portal): void {
  app.get('/api/public/certificate/credential', { compress: false }, (request, reply) =>
    downloadCredential(portal, request, reply),
  );
  app.get(KEYS_PATH, async (_request, reply) =>
    open(reply, 'application/jwk-set+json', 5 * MINUTES).send(JSON.stringify(await keySet(portal))),
  );
  app.get(ISSUER_PATH, (_request, reply) =>
    open(reply, 'application/json', 5 * MINUTES).send(JSON.stringify(issuerMetadata(portal))),
  );
  app.get(DID_PATH, async (_request, reply) =>
    open(reply, 'application/did+json', 5 * MINUTES).send(JSON.stringify(await didDocument(portal))),
  );
  app.get(CONTEXT_PATH, (_request, reply) =>
    open(reply, 'application/ld+json', 24 * 60 * MINUTES).send(
      JSON.stringify(contextDocument(portal.settings.PUBLIC_URL)),
    ),
  );
  for (const purpose of STATUS_PURPOSES) serveStatus(app, portal, purpose);
}

/** Serves a status list; cached for five minutes, so that all verifiers see a suspension soon. */
function serveStatus(app: FastifyInstance, portal: Portal, purpose: StatusPurpose): void {
  app.get<{ Params: { list: string } }>(
    `/credentials/status/${purpose}/:list`,
    { compress: false },
    async (request, reply) => {
      const { list } = request.params;
      const found = LIST_NUMBER.test(list) ? await statusList(portal, purpose, Number(list)) : null;
      if (!found) return fail('ERR_NOT_FOUND');
      open(reply, `application/${CREDENTIAL_TYPE}`, 5 * MINUTES).header('etag', found.Etag);
      return request.headers['if-none-match'] === found.Etag
        ? reply.status(304).send()
        : reply.send(found.Jwt);
    },
  );
}

const open = (reply: FastifyReply, type: string, seconds: number): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', `public, max-age=${seconds}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');

export const http = defineHttp({
  register: registerCredential,
});
