import type { OwnTexts } from '#platform/common/i18n/own-texts.ts';

/** Where a thread finds what it begins with. */
export const PLACE = 'assay-texts';
/** Where a thread finds the texts of all modules. */
export const TEXTS = 'assay-catalogue';
export const ASK = 'ASK';
export type Told = { Channel: string; Own: OwnTexts };
