import type { Language } from '#platform/common/i18n/language.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';

/**
 * Type of the context in which an accreditation file's record is read: the portal, the requester, the
 * language and the time of the request.
 */
export type AccreditationFileReader = Portal & { actor: SignedIn; language: Language; at: Date };
