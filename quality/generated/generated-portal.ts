/**
 * Starts a test portal with all demo data for the generated tests; it returns its last internal error and
 * can be broken on purpose to test whether the tests notice.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { json } from '#platform/server/database/json.ts';
import { seedDemo } from '#tools/demo/seed.ts';
import { startCachedPortal } from '../support/cached-portal.ts';
import type { TestPortal } from '../support/portal.ts';

export type GeneratedPortal = TestPortal & {
  /** Returns the last error thrown in the portal, because a response of status 500 does not describe it. */
  lastFailure: () => string;
  /** Breaks the portal from now on, to test whether the defect is detected; null removes the defect. */
  breakBy: (breaking: Breaking | null) => void;
};

/** Runs before a request is handled or before its response is sent, and may corrupt either. */
export type Breaking = {
  before?: (request: FastifyRequest) => Promise<void>;
  answer?: (payload: string, reply: FastifyReply) => string | Promise<string>;
};

/**
 * Starts the portal with all demo data: applications at every step, certificates of every status, invoices,
 * conversations.
 */
export async function startGeneratedPortal(): Promise<GeneratedPortal> {
  const portal = await startCachedPortal();
  let failure: Error | null = null;
  portal.app.addHook('onError', (_request, _reply, error, done) => {
    // The stack trace is formatted only on request, because that takes longer than the response.
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
