import type { Language } from '#platform/common/i18n/language.ts';

/**
 * Type of an anonymous visitor: the language of the response, and the network address by which costly
 * operations are limited.
 */
export type Visitor = { Address: string; Language: Language };
