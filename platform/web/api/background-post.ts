import type { DataOf, Route } from '#platform/common/contract/define-route.ts';
import { type CallInput, call } from './call.ts';

/**
 * Sends a POST in the background (specification point 7) and returns its data, or null on any failure. Shows
 * no messages or prompts.
 */
export const backgroundPost = <R extends Route>(
  route: R,
  input: Omit<CallInput<R>, 'isQuiet'> = {},
  // The callers handle null: they repeat the request or do without.
): Promise<DataOf<R> | null> => call(route, { ...input, isQuiet: true } as CallInput<R>).catch(() => null);
