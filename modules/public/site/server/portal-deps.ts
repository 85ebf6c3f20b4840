/** Provides the public site with data from this portal's database and modules. */
import { serviceStatuses, versionStatuses } from '#modules/catalogue/services/rules/index.ts';
import { loadService, loadServices, offeredTags } from '#modules/catalogue/services/server/index.ts';
import { loadCertificateLog } from '#modules/certification/transparency-log/server/index.ts';
import type { LegalKind } from '#modules/identity/accounts/rules/index.ts';
import { settledConfiguration } from '#modules/identity/sign-in/server/index.ts';
import { announcementsFor, cachedVersions, loadContent } from '#modules/public/content/server/index.ts';
import { followDeps } from '#modules/public/followers/server/index.ts';
import {
  checkList,
  loadDisclosures,
  loadIndustries,
  loadRegister,
  loadVerdict,
} from '#modules/public/register/server/index.ts';
import { contactDeps } from '#modules/support/conversations/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import { cacheQuery } from '#platform/server/database/cached-query.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { certificationBodyContact } from '#platform/server/settings/certification-body-contact.ts';
import type { SiteLegalText } from '../rules/page.ts';
import type { SiteDeps } from './deps.ts';

/** Day from which the current page of each offered service applies: YYYY-MM-DD. */
async function serviceDays({ db }: Portal): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select(({ fn }) => ['Service.ServiceKey', fn.max('ServiceVersion.EffectiveOn').as('Day')])
    .where('Service.Status', 'in', serviceStatuses.offered)
    .where('ServiceVersion.Status', 'in', versionStatuses.published)
    .where('ServiceVersion.EffectiveOn', '<=', hongKongDate(new Date()))
    .groupBy('Service.ServiceKey')
    .execute();
  return new Map(rows.flatMap(({ ServiceKey, Day }) => (Day ? [[ServiceKey, String(Day)] as const] : [])));
}

async function siteLegalText({ db }: Portal, Kind: LegalKind): Promise<SiteLegalText> {
  const { Content, VersionId, EffectiveAt } = await loadContent(db, Kind);
  return { Kind, Text: Content, VersionId, Since: hongKongDate(EffectiveAt) };
}

const STALE_AFTER_MS = 1_000;

/** Parts of the configuration that are read from the database; the rest is in memory and always current. */
type DatabaseDeps = Pick<Configuration, 'TermsVersion' | 'PrivacyVersion' | 'CookieVersion' | 'TagOptions'>;

const knownTags = cacheQuery(STALE_AFTER_MS, offeredTags);

const databaseDeps = async (db: Db): Promise<DatabaseDeps> => ({
  ...(await cachedVersions(db)),
  TagOptions: await knownTags(db),
});

/**
 * Configuration for public pages, read once a second; the last known one is used while the database is
 * unavailable.
 */
function siteConfig({ db, settings }: Portal): () => Promise<Configuration> {
  let known: DatabaseDeps = {
    TermsVersion: '',
    PrivacyVersion: '',
    CookieVersion: '',
    TagOptions: [],
  };
  return async () => {
    // If the database is unavailable, the page is rendered with the last known versions.
    known = await databaseDeps(db).catch(() => known);
    return { ...known, ...settledConfiguration(settings) };
  };
}

/** Implements the site's data sources with this portal's data. */
export const portalDeps = (portal: Portal): SiteDeps => ({
  services: () => loadServices(portal),
  service: (key) => loadService(portal, key),
  industries: () => loadIndustries(portal),
  register: (query) => loadRegister(portal, query),
  verdict: (query) => loadVerdict(portal, query),
  check: async (items, { Address }) => {
    await countAttempt(portal.db, { kind: 'bulkCheck', address: Address });
    return checkList(portal.db, items, new Date());
  },
  follow: followDeps(portal),
  log: (certificateNo) => loadCertificateLog(portal, certificateNo),
  disclosures: (query) => loadDisclosures(portal, query),
  config: siteConfig(portal),
  legalText: (kind) => siteLegalText(portal, kind),
  content: (kind) => loadContent(portal.db, kind),
  announcements: () => announcementsFor(portal.db, null, new Date()),
  contact: certificationBodyContact,
  ask: contactDeps(portal),
  serviceDays: () => serviceDays(portal),
  publicUrl: portal.settings.PUBLIC_URL,
});
