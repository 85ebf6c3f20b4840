import type { Text } from '#platform/common/i18n/language.ts';

/**
 * A longer text of the organisation: titled parts, each of some paragraphs. `{{body}}` is the organisation's name, `{{email}}`
 * its email address.
 */
export type Content = readonly { Title: Text; Paragraphs: readonly Text[] }[];
