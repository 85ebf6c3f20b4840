import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';

/** The message shown for a failure: the server's own text, or ours for its code. */
export function useErrorText(): (error: unknown) => string {
  const t = useText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('ERR_CHUNK');
      return error.Message || t(error.Code);
    },
    [t],
  );
}
