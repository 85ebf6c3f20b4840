/**
 * Names of the environment data and the messages through which a process passes the catalogue of texts, the
 * custom texts and their changes to its worker threads.
 */
import type { CustomTexts } from '#platform/common/i18n/custom-texts.ts';

/** Environment data key of a thread's initial custom texts. */
export const PLACE = 'assay-texts';
/** Environment data key of all modules' texts. */
export const TEXTS = 'assay-catalogue';
export const TEXTS_REQUEST = 'ASK';
export type TextsMessage = { Channel: string; Own: CustomTexts };
