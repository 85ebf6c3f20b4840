import type { Language } from '#platform/common/i18n/language.ts';

/** Who asks without an account, from where: what costs something is limited by address. */
export type Visitor = { Address: string; Language: Language };
