/**
 * Loads the services on offer as the public sees them, from a cache of at most 30 seconds that every change
 * of a service clears and that ends at midnight in Hong Kong.
 */
import { certificateFeeTotal, feeTotal } from '#modules/catalogue/services/rules/fee-total.ts';
import { currentVersions, type ServiceVersion } from '#modules/catalogue/services/server/versions.ts';
import type { PublicTag } from '#platform/common/contract/public-tag.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { cacheQuery } from '#platform/server/database/cached-query.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { PublicService } from '../../rules/offer-contract.ts';
import { publicTags } from './public-tags.ts';

const CACHE_TTL_MS = 30_000;
const DAY_MS = 86_400_000;
const HONG_KONG_MS = 8 * 3_600_000;

/**
 * The database signals every change; 30 seconds is the fallback for missed signals. Versions come into force
 * at midnight in Hong Kong, so the cache never outlasts it.
 */
const cacheTtl = (now = Date.now()): number =>
  Math.min(CACHE_TTL_MS, DAY_MS - ((now + HONG_KONG_MS) % DAY_MS));

const services = cacheQuery(cacheTtl, async (db) => {
  const versions = await currentVersions(db);
  const rows = await db.selectFrom('Service').select(['Id', 'Position', 'Tags']).execute();
  const labels = await publicTags(db);
  const service = new Map(rows.map((row) => [row.Id, row]));
  const at = (version: ServiceVersion): number => service.get(version.ServiceId)?.Position ?? 0;
  const tagsOf = (version: ServiceVersion): PublicTag[] =>
    labels.filter(({ TagCode }) => service.get(version.ServiceId)?.Tags.includes(TagCode));
  return versions
    .sort((a, b) => at(a) - at(b) || a.ServiceId - b.ServiceId)
    .map((version) => present(version, tagsOf(version)));
});

/** The services on offer, in the configured order. */
export const loadServices = ({ db }: Pick<Portal, 'db'>): Promise<PublicService[]> => services(db);

/** Clears the cache; call it after any change of a service. */
export const invalidateServices = (db: Db): void => services.evict(db);

export const loadService = async (portal: Pick<Portal, 'db'>, key: string): Promise<PublicService | null> =>
  (await loadServices(portal)).find((service) => service.ServiceKey === key) ?? null;

function present({ ServiceKey, Definition }: ServiceVersion, Tags: PublicTag[]): PublicService {
  const { AssessmentTypes } = Definition;
  const Fees = AssessmentTypes.map((type: AssessmentType) => ({
    AssessmentType: type,
    AmountCents: feeTotal(Definition, type),
  }));
  const first: AssessmentType = AssessmentTypes.includes('INITIAL')
    ? 'INITIAL'
    : (AssessmentTypes[0] ?? 'INITIAL');
  return {
    ServiceKey,
    Name: Definition.Name,
    NameExtra: Definition.NameExtra,
    Summary: Definition.Summary,
    Description: Definition.Description,
    WhoFor: Definition.WhoFor,
    DocumentsNeeded: Definition.DocumentsNeeded,
    Kind: Definition.Kind,
    Industries: Definition.Industries,
    Tags,
    SchemeCode: Definition.SchemeCode,
    AssessmentTypes,
    UsualDays: Definition.UsualDays,
    Fees,
    CertificateCents: certificateFeeTotal(Definition),
    Steps: Definition.Flows[first] === 'SHORT' ? Definition.ShortSteps : Definition.FullSteps,
    FromCents: feeTotal(Definition, first),
    PaymentGate: Definition.PaymentGate,
    Cycle: Definition.Cycle && {
      ValidMonths: Definition.Cycle.ValidMonths,
      SurveillanceMonths: Definition.Cycle.SurveillanceMonths,
    },
  };
}
