import type { FastifyInstance, FastifyRequest } from 'fastify';
import { screens } from '#platform/common/access/screens.ts';
import { answerPage, clean, type Site, visitorOf } from './answer-page.ts';
import { answerCheck } from './check-form.ts';
import { contactSent } from './contact-form.ts';
import { followConfirmed, followRequested, followStopped } from './follow-form.ts';

/** An address, a number and a code; nothing that a form of ours sends is longer. */
const FORM_BYTES = 4_096;

/** Four thousand characters, nine bytes for each that is not Latin, and room for who wrote too much. */
const MESSAGE_BYTES = 256 * 1024;

/** Forms of public pages, as browsers send them by themselves: no script is needed for any of them. */
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
  // Mail programs post here by themselves (RFC 8058), with the code in the address.
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
  // What is sent before the app is there carries nothing, as no field has a name: the same page once more.
  for (const { Path } of [screens.login, screens.forgot])
    app.post(Path, (request, reply) =>
      reply.header('cache-control', 'no-cache').redirect(`${Path}${searchOf(request)}`, 303),
    );
  app.post('/check', (request, reply) => answerCheck(site, request, reply));
}

/** Never the part before it: a handcrafted request may contain another host there. */
const searchOf = ({ url }: FastifyRequest): string => new URL(url, 'http://x').search;

/** The request was caused by another site: a visitor of that page has not written to us. Browsers report this themselves. */
const isCrossSite = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site';

/** Bodies are what strangers send: only texts, without control characters. */
const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, clean(value)]));
