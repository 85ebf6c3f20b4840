import type { Language } from '#platform/common/i18n/language.ts';
import { useSpoken } from './text-store.ts';

export const useLanguage = (): Language => useSpoken().language;
