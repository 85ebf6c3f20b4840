import type { TextKey } from '@assay/shared/translation/catalogue.ts';
import { useSpoken } from './text-store.ts';

type Params = Readonly<Record<string, string | number>>;
/** Known keys are suggested; a code that the server sent is looked up as it is. */
export type Translate = (key: TextKey | (string & {}), params?: Params) => string;

export const useText = (): Translate => useSpoken().t;
