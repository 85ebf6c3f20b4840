import { countTry } from '../auth/limits.ts';
import { bodyContact } from '../certificate/body-contact.ts';
import { announcementsFor } from '../content/announcements.ts';
import { loadContent } from '../content/load-content.ts';
import { contactDeps } from '../conversation/contact/contact-deps.ts';
import { followDeps } from '../follow/follow-deps.ts';
import type { Portal } from '../http/context.ts';
import { checkList } from '../register/check-list.ts';
import { loadDisclosures } from '../register/load-disclosures.ts';
import { loadIndustries } from '../register/load-industries.ts';
import { loadRegister } from '../register/load-register.ts';
import { loadService, loadServices } from '../register/load-services.ts';
import { loadVerdict } from '../register/load-verdict.ts';
import { loadCertificateLog } from '../transparency/load-certificate-log.ts';
import { siteConfig } from './config.ts';
import type { SiteDeps } from './deps.ts';
import { siteLegalText } from './legal-text.ts';
import { serviceDays } from './service-days.ts';

/** What the public site asks for, answered from this portal's data. */
export const portalDeps = (portal: Portal): SiteDeps => ({
  services: () => loadServices(portal),
  service: (key) => loadService(portal, key),
  industries: () => loadIndustries(portal),
  register: (query) => loadRegister(portal, query),
  verdict: (query) => loadVerdict(portal, query),
  check: async (items, { Address }) => {
    await countTry(portal.db, { kind: 'bulkCheck', address: Address });
    return checkList(portal.db, items, new Date());
  },
  follow: followDeps(portal),
  log: (certificateNo) => loadCertificateLog(portal, certificateNo),
  disclosures: (query) => loadDisclosures(portal, query),
  config: siteConfig(portal),
  legalText: (kind) => siteLegalText(portal, kind),
  content: (kind) => loadContent(portal.db, kind),
  announcements: () => announcementsFor(portal.db, null, new Date()),
  contact: bodyContact,
  ask: contactDeps(portal),
  serviceDays: () => serviceDays(portal),
  publicUrl: portal.settings.PUBLIC_URL,
});
