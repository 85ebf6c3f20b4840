import { useCallback } from 'react';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from './error-text.ts';
import { toast } from './toast.ts';

/** Hook that shows a failure as a toast; for an ended session the logout page is shown instead. */
export function useToastError(): (error: unknown) => void {
  const textOf = useErrorText();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && error.Status === 401) return;
      // The user cancelled the prompt, so no message is needed.
      if (error instanceof ApiError && error.Reasons.some(({ Code }) => Code === 'ERR_STEP_UP')) return;
      const isWarning = error instanceof ApiError && error.Code === 'LBL_NOT_AVAILABLE_FOR_EDIT';
      const reasons = error instanceof ApiError ? error.Reasons.map((reason) => reason.Message) : [];
      toast(joinSentences([...new Set([textOf(error), ...reasons])]), isWarning ? 'warning' : 'danger');
    },
    [textOf],
  );
}
