import type { Language } from '#platform/common/i18n/language.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';

/** For whom, in which language and as of which time an accreditation file is read. */
export type AccreditationFileReader = Portal & { actor: SignedIn; language: Language; at: Date };
