/**
 * Hook with which components send a POST route: one idempotency key per attempt of the user, so that retries
 * have no second effect, and a toast on failure unless the form shows it.
 */
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { BodyOf, DataOf, Route } from '#platform/common/contract/define-route.ts';
import { useToastError } from '../ui/toast-error.ts';
import type { ApiError } from './api-error.ts';
import { call, newIdempotencyKey } from './call.ts';

type Options<R extends Route> = {
  /** May put the fresh record into the cache; other answers that the request changed are reloaded (`touched.ts`). */
  onSuccess?: (data: DataOf<R>, body: BodyOf<R>) => void | Promise<void>;
  /** Requests with the same value are sent one after the other, not concurrently. */
  line?: string;
  /** Identifies this request when it may be resent after an unknown outcome. */
  intention?: () => string;
  /** Replaces the error toast; the form itself shows field errors. */
  onError?: (error: ApiError, body: BodyOf<R>) => void;
};

/** Sends a POST route with one Idempotency-Key per call of `mutate`, also for its silent retries. */
export function useSend<R extends Route>(
  route: R,
  options: Options<R> = {},
): UseMutationResult<DataOf<R>, ApiError, BodyOf<R>> {
  const toastError = useToastError();
  return useMutation<DataOf<R>, ApiError, BodyOf<R>>({
    ...(options.line !== undefined && { scope: { id: options.line } }),
    mutationFn: (body) => call(route, { body, idempotencyKey: (options.intention ?? newIdempotencyKey)() }),
    onSuccess: (data, body) => options.onSuccess?.(data, body),
    onError: (error, body) => (options.onError ? options.onError(error, body) : toastError(error)),
  });
}
