import type { KnownKey, Params } from '#platform/common/i18n/texts.ts';

/** A key that is written out has to be in the catalogue; a code that the server sent is looked up as it is. */
export type Translate = <const Key extends string>(key: Key & KnownKey<Key>, params?: Params) => string;
