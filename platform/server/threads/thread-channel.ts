import type { CustomTexts } from '#platform/common/i18n/custom-texts.ts';

/** Where a thread finds what it begins with. */
export const PLACE = 'assay-texts';
/** Where a thread finds the texts of all modules. */
export const TEXTS = 'assay-catalogue';
export const TEXTS_REQUEST = 'ASK';
export type TextsMessage = { Channel: string; Own: CustomTexts };
