import { useCallback } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';

/** Why a bank action was refused: the text of its entries and reasons, or else of the failure itself. */
export function useBankFailure(): (error: unknown) => string {
  const textOf = useErrorText();
  return useCallback(
    (error) => {
      const causes = error instanceof ApiError ? [...error.Fields, ...error.Reasons] : [];
      return causes.map(({ Message }) => Message).join(' ') || textOf(error);
    },
    [textOf],
  );
}
