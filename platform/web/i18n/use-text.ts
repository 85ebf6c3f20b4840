import type { Translate } from './translate.ts';
import { useSpoken } from './text-store.ts';

export const useText = (): Translate => useSpoken().t;
