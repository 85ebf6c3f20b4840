import { loadService, loadServices } from '#modules/catalogue/services/server/offer/load-services.ts';
import { loadCertificateLog } from '#modules/certification/transparency-log/server/load-certificate-log.ts';
import { announcementsFor } from '#modules/public/content/server/announcements.ts';
import { loadContent } from '#modules/public/content/server/load-content.ts';
import { followDeps } from '#modules/public/followers/server/follow-deps.ts';
import { checkList } from '#modules/public/register/server/check-list.ts';
import { loadDisclosures } from '#modules/public/register/server/load-disclosures.ts';
import { loadIndustries } from '#modules/public/register/server/load-industries.ts';
import { loadRegister } from '#modules/public/register/server/load-register.ts';
import { loadVerdict } from '#modules/public/register/server/load-verdict.ts';
import { contactDeps } from '#modules/support/conversations/server/contact/contact-deps.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { bodyContact } from '#platform/server/settings/body-contact.ts';
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
