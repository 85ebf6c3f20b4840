import type { Language } from '@assay/shared/translation/language.ts';
import type { Portal, SignedIn } from '../../http/context.ts';

/** Who reads, in which language, as of which moment. */
export type DossierReader = Portal & { actor: SignedIn; language: Language; at: Date };
