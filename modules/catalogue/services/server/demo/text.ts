import type { Localized } from '../../rules/index.ts';

/** Builds a demo text in the portal's three languages. */
export const text = (EN: string, CHT: string, CHS: string): Localized => ({ EN, CHT, CHS });
