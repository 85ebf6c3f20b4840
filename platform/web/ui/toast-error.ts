import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from './error-text.ts';
import { toast } from './toast.ts';

/** Shows a failure as a toast; a session that ended shows itself by the logout page. */
export function useToastError(): (error: unknown) => void {
  const textOf = useErrorText();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.Status === 401) return;
      // The question was put and closed: nothing to say that is not known.
      if (error instanceof ApiError && error.Reasons.some(({ Code }) => Code === 'ERR_STEP_UP')) return;
      const isWarning = error instanceof ApiError && error.Code === 'LBL_NOT_AVAILABLE_FOR_EDIT';
      const reasons = error instanceof ApiError ? error.Reasons.map((reason) => reason.Message) : [];
      toast([...new Set([textOf(error), ...reasons])].join(' '), isWarning ? 'warning' : 'danger');
    },
    [textOf],
  );
}
