import type { FastifyInstance } from 'fastify';
import { BODY_CONTACT } from '../certificate/body-contact.ts';
import type { Portal } from '../http/context.ts';
import { loadDisclosures } from '../register/load-disclosures.ts';
import { loadRegister } from '../register/load-register.ts';
import { loadService, loadServices } from '../register/load-services.ts';
import { loadVerdict } from '../register/load-verdict.ts';
import { siteConfig } from './config.ts';
import { siteLegalText } from './legal-text.ts';
import { registerSite } from './routes.ts';

/** The public site on this portal's data. */
export const bindSite = (app: FastifyInstance, portal: Portal): Promise<void> =>
  registerSite(app, {
    services: () => loadServices(portal),
    service: (key) => loadService(portal, key),
    register: (query) => loadRegister(portal, query),
    verdict: (query) => loadVerdict(portal, query),
    disclosures: (query) => loadDisclosures(portal, query),
    config: siteConfig(portal),
    legalText: (kind) => siteLegalText(portal, kind),
    contact: () => BODY_CONTACT,
    publicUrl: portal.settings.PUBLIC_URL,
  });
