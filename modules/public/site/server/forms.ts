/**
 * Routes for the forms of public pages, which work without scripts: following a certificate, contact, bulk
 * check, and sign-in forms submitted before the app has loaded.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { screens } from '#platform/common/access/screens.ts';
import { answerPage, clean, type Site, visitorOf } from './answer-page.ts';
import { answerCheck } from './check-form.ts';
import { contactSent } from './contact-form.ts';
import { followConfirmed, followRequested, followStopped } from './follow-form.ts';

/** Size limit in bytes for forms that contain an address, a number and a code. */
const FORM_BYTES = 4_096;

/**
 * Size limit for messages: 4,000 characters at nine bytes each for non-Latin text, with reserve for texts
 * that are too long.
 */
const MESSAGE_BYTES = 256 * 1024;

/** Registers the form routes; browsers submit them without scripts. */
export async function registerForms(app: FastifyInstance, site: Site): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const { follow } = site.deps;
  app.post('/follow', (request, reply) =>
    answerPage(site, request, reply, () =>
      followRequested(follow, fieldsOf(request.body), visitorOf(request)),
    ),
  );
  app.post('/follow/confirm', (request, reply) =>
    answerPage(site, request, reply, () => followConfirmed(follow, fieldsOf(request.body))),
  );
  // Mail programs post here automatically (RFC 8058), with the code in the address.
  app.post('/follow/stop', (request, reply) =>
    answerPage(site, request, reply, ({ Query }) =>
      followStopped(follow, { ...Query, ...fieldsOf(request.body) }),
    ),
  );
  app.post('/contact', { bodyLimit: MESSAGE_BYTES }, (request, reply) =>
    answerPage(site, request, reply, async () =>
      isCrossSite(request)
        ? { Redirect: '/contact', IsAfterPost: true }
        : contactSent(site.deps, request.body, visitorOf(request)),
    ),
  );
  // A submission before the app has loaded contains no data, as no field has a name: the same page is shown
  // again.
  for (const { Path } of [screens.login, screens.forgot])
    app.post(Path, (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(`${Path}${searchOf(request)}`, 303),
    );
  app.post('/check', (request, reply) => answerCheck(site, request, reply));
}

/** Only the query: a manipulated request may contain another host in front of it. */
const searchOf = ({ url }: FastifyRequest): string => new URL(url, 'http://x').search;

/**
 * Whether another site caused the request, so the visitor did not send it. Browsers report this in
 * `sec-fetch-site`.
 */
const isCrossSite = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';

/** Reads untrusted form data: only texts, without control characters. */
const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, clean(value)]));
