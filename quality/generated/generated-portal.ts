import type { FastifyReply, FastifyRequest } from 'fastify';
import { json } from '#platform/server/database/json.ts';
import { seedDemo } from '#tools/demo/seed.ts';
import { startCachedPortal } from '../support/cached-portal.ts';
import type { TestPortal } from '../support/portal.ts';

export type GeneratedPortal = TestPortal & {
  /** What was thrown last where the portal failed: its answer says only that it did. */
  lastFailure: () => string;
  /** What breaks the portal from now on, so that it is seen whether anybody notices; null: nothing. */
  breakBy: (breaking: Breaking | null) => void;
};

/** Comes before a request is handled or before its answer is sent, and may spoil either. */
export type Breaking = {
  before?: (request: FastifyRequest) => Promise<void>;
  answer?: (payload: string, reply: FastifyReply) => string | Promise<string>;
};

/** The portal with all of the demo: applications at every step, certificates of every status, invoices, questions. */
export async function startGeneratedPortal(): Promise<GeneratedPortal> {
  const portal = await startCachedPortal();
  let failure: Error | null = null;
  portal.app.addHook('onError', (_request, _reply, error, done) => {
    // The stack trace costs more than the answer: it is formatted only on request.
    failure = error;
    done();
  });
  let broken: Breaking | null = null;
  portal.app.addHook('preHandler', async (request) => broken?.before?.(request));
  portal.app.addHook('onSend', async (_request, reply, payload) =>
    broken?.answer && typeof payload === 'string' ? broken.answer(payload, reply) : payload,
  );
  await portal.db
    .insertInto('Setting')
    .values({ Name: 'demo data', Value: json<unknown>('BEGUN') })
    .execute();
  await seedDemo(portal.portal, portal.store);
  return {
    ...portal,
    lastFailure: () => failure?.stack ?? String(failure),
    breakBy: (breaking) => {
      broken = breaking;
    },
  };
}
