import type { Text } from '#platform/common/i18n/language.ts';

/**
 * Type of the built-in legal texts and FAQ answers: sections with a title and paragraphs. `{{body}}` is
 * replaced by the name of the certification body, `{{email}}` by its email address.
 */
export type Content = readonly { Title: Text; Paragraphs: readonly Text[] }[];
