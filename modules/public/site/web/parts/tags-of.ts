import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import type { PublicTag } from '#platform/common/contract/public-tag.ts';

/**
 * Returns the distinct tags of the given services, for the tag filters of the public services and register
 * pages.
 */
export const tagsOf = (services: readonly PublicService[]): PublicTag[] => [
  ...new Map(services.flatMap(({ Tags }) => Tags.map((tag) => [tag.TagCode, tag] as const))).values(),
];
