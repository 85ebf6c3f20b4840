import type { Text } from '#platform/common/i18n/language.ts';

/** A longer text of the body: titled parts, each of some paragraphs. `{{body}}` is the body's name, `{{email}}` its mail address. */
export type Content = readonly { Title: Text; Paragraphs: readonly Text[] }[];
