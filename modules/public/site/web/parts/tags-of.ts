import type { PublicService, PublicTag } from '#modules/catalogue/services/rules/offer-contract.ts';

/** Every tag of some services, once. */
export const tagsOf = (services: readonly PublicService[]): PublicTag[] => [
  ...new Map(services.flatMap(({ Tags }) => Tags.map((tag) => [tag.TagCode, tag] as const))).values(),
];
