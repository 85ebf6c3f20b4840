import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { publicRoutes } from '../rules/contract.ts';
import { checkHash } from './check-hash.ts';
import { checkList } from './check-list.ts';
import { downloadCertificate } from './download-certificate.ts';
import { downloadDisclosure } from './download-disclosure.ts';
import { loadDisclosures } from './load-disclosures.ts';
import { loadIndustries } from './load-industries.ts';
import { loadRegister } from './load-register.ts';
import { loadVerdict } from './load-verdict.ts';

/** What needs no sign-in. The site that the server draws asks the same loaders. */
export function bindRegister(bind: Bind): void {
  bind(publicRoutes.industryList, async (context) => ({
    Rows: (await loadIndustries(context)).map(({ Code }) => Code),
  }));
  bind(publicRoutes.certificateList, (context) => loadRegister(context, context.query, context.at));
  bind(publicRoutes.certificateView, (context) => loadVerdict(context, context.query, context.at));
  bind(publicRoutes.certificateCheck, checkHash);
  bind(publicRoutes.certificateCheckList, async ({ db, body, at, address }) => {
    await countTry(db, { kind: 'bulkCheck', address });
    return { Rows: await checkList(db, body.Items, at), CheckedAt: at.toISOString() };
  });
  bind(publicRoutes.disclosureList, (context) => loadDisclosures(context, context.query));
}

export function registerRegister(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/public/certificate/download', { compress: false }, (request, reply) =>
    downloadCertificate(portal, store, request, reply),
  );
  app.get('/api/public/disclosure/download', { compress: false }, (request, reply) =>
    downloadDisclosure(portal, store, request, reply),
  );
}
