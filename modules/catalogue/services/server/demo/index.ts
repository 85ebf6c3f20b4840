/**
 * Demo services, industries and the helper for three-language texts, which the demo data of other modules
 * may use.
 */
export { demoServices } from './all.ts';
export { INDUSTRIES } from './blocks/industries.ts';
export { text } from './text.ts';
