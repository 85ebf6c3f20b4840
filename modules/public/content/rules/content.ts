import type { Text } from '#platform/common/i18n/language.ts';

/** Sections (title and paragraphs) of the built-in terms, privacy, cookie and FAQ texts. `{{body}}` is replaced by the name of the certification body, `{{email}}` by its email address. */
export type Content = readonly { Title: Text; Paragraphs: readonly Text[] }[];
