import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';

/** Hook that returns the message of a failure: the server's text, or the built-in one for its code. */
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
