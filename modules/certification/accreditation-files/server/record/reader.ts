import type { Language } from '#platform/common/i18n/language.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';

/** Who reads, in which language, as of which moment. */
export type AccreditationFileReader = Portal & { actor: SignedIn; language: Language; at: Date };
