/**
 * Public interface of the register module for other server modules: loaders and formats for the public site.
 */
export { checkCsv } from './check-csv.ts';
export { checkList } from './check-list.ts';
export { loadDisclosures } from './load-disclosures.ts';
export { loadIndustries } from './load-industries.ts';
export { loadRegister } from './load-register.ts';
export { loadVerdict } from './load-verdict.ts';
export { localizedName } from './localized-name.ts';
export { type BadgeScheme, badgeScheme, badgeSvg } from './machine/badge-svg.ts';
export { verdictFeed } from './machine/verdict-feed.ts';
export { verdictRecord } from './machine/verdict-record.ts';
