import type { PublicService } from '#modules/catalogue/services/rules/offer-contract.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { SiteInput } from '../../rules/page.ts';
import { bodyId, organisationThing } from './organisation-thing.ts';
import type { Thing } from './thing.ts';

type Say = (text: Localized) => string;

/** Money of schema.org is written in units with a point. */
const amount = (cents: number): string => (cents / 100).toFixed(2);

/** A service on offer, with what the first assessment costs. */
export const serviceThings = (input: SiteInput, service: PublicService, say: Say): Thing[] => [
  organisationThing(input, say),
  {
    '@type': 'Service',
    name: say(service.Name),
    description: say(service.Summary),
    serviceType: say(service.Name),
    url: `${input.PublicUrl}/service/view/${service.ServiceKey}`,
    provider: { '@id': bodyId(input) },
    offers: { '@type': 'Offer', price: amount(service.FromCents), priceCurrency: 'HKD' },
  },
];
