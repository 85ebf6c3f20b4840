import type { Localized } from '#modules/catalogue/services/rules/index.ts';

/** A text of the portal in its three languages. */
export const text = (EN: string, CHT: string, CHS: string): Localized => ({ EN, CHT, CHS });
