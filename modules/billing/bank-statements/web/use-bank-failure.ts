import { useCallback } from 'react';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';

/**
 * Hook for the bank statements page that turns a failed request into the text shown: its field errors and
 * reasons, or else the general error.
 */
export function useBankFailure(): (error: unknown) => string {
  const textOf = useErrorText();
  return useCallback(
    (error) => {
      const causes = error instanceof ApiError ? [...error.Fields, ...error.Reasons] : [];
      return joinSentences(causes.map(({ Message }) => Message)) || textOf(error);
    },
    [textOf],
  );
}
