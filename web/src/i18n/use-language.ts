import type { Language } from '@assay/shared/translation/language.ts';
import { useSpoken } from './text-store.ts';

export const useLanguage = (): Language => useSpoken().language;
