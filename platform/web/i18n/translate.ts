import type { KnownKey, Params } from '#platform/common/i18n/texts.ts';

/**
 * Type of the function that returns the text of a key in the current language (`useText`). A literal key
 * must be in the catalogue; a code from the server is looked up at runtime.
 */
export type Translate = <const Key extends string>(key: Key & KnownKey<Key>, params?: Params) => string;
