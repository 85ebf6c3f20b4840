import { useActiveTexts } from './text-store.ts';
import type { Translate } from './translate.ts';

export const useText = (): Translate => useActiveTexts().t;
