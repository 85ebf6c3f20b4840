import type { Language } from '#platform/common/i18n/language.ts';

/** A visitor without an account: costly operations are limited by network address. */
export type Visitor = { Address: string; Language: Language };
