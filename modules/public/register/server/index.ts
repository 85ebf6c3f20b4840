/** What other modules may use of this one; everything else is its own. */
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
