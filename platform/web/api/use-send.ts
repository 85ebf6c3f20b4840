import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { BodyOf, DataOf, Route } from '#platform/common/contract/define-route.ts';
import { useToastError } from '../ui/toast-error.ts';
import type { ApiError } from './api-error.ts';
import { call, newIdempotencyKey } from './call.ts';

type Options<R extends Route> = {
  /** Put the fresh record into the cache here; nothing is fetched again by itself. */
  onSuccess?: (data: DataOf<R>, body: BodyOf<R>) => void | Promise<void>;
  /** Sent after the previous request in the same queue is answered, not concurrently. */
  line?: string;
  /** Identifies this request where it may be resent after an unknown outcome. */
  intention?: () => string;
  /** Takes the place of the toast; fields are shown by the form itself. */
  onError?: (error: ApiError, body: BodyOf<R>) => void;
};

/** Sends a POST route: one Idempotency-Key per call of `mutate`, kept on its quiet tries again. */
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
