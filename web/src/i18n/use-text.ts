import type { TextKey } from '@assay/shared/translation/catalogue.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Params = Readonly<Record<string, string | number>>;
/** Known keys are suggested; a code that the server sent is looked up as it is. */
export type Translate = (key: TextKey | (string & {}), params?: Params) => string;

export function useText(): Translate {
  const { t } = useTranslation();
  return useCallback((key, params) => String(t(key, params ?? {})), [t]);
}
