import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';

/** Hook that returns the message of a failure: the server's text, or the built-in one for its code. */
export function useErrorText(): (error: unknown) => string {
  const t = useText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('ERR_CHUNK');
      // The text of a server error names its request, which only the portal's own answer does.
      return error.Message || t(error.Code === 'ERR_SERVER' ? 'ERR_SERVER_UNKNOWN' : error.Code);
    },
    [t],
  );
}
