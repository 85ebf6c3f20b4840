import type { Localized } from '../../rules/index.ts';

/** A text of the portal in its three languages. */
export const text = (EN: string, CHT: string, CHS: string): Localized => ({ EN, CHT, CHS });
