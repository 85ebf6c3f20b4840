import { publicRoutes } from '@assay/shared/register/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/store.ts';
import type { Bind } from '../http/bind.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { checkHash } from './check-hash.ts';
import { downloadCertificate } from './download-certificate.ts';
import { loadDisclosures } from './load-disclosures.ts';
import { loadRegister } from './load-register.ts';
import { loadIndustries, loadService, loadServices } from './load-services.ts';
import { loadVerdict } from './load-verdict.ts';

/** What needs no sign-in. The site that the server draws asks the same loaders. */
export function bindRegister(bind: Bind): void {
  bind(publicRoutes.serviceList, async (context) => ({ Rows: await loadServices(context) }));
  bind(
    publicRoutes.serviceView,
    async (context) => (await loadService(context, context.query.Key)) ?? fail('ERR_NOT_FOUND'),
  );
  bind(publicRoutes.industryList, async (context) => ({ Rows: await loadIndustries(context) }));
  bind(publicRoutes.certificateList, (context) => loadRegister(context, context.query, context.at));
  bind(publicRoutes.certificateView, (context) => loadVerdict(context, context.query, context.at));
  bind(publicRoutes.certificateCheck, checkHash);
  bind(publicRoutes.disclosureList, (context) => loadDisclosures(context, context.query));
}

export function registerRegister(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/public/certificate/download', { compress: false }, (request, reply) =>
    downloadCertificate(portal, store, request, reply),
  );
}
