import type { DataOf, Route } from '#platform/common/contract/define-route.ts';
import { type CallInput, call } from './call.ts';

/** A POST in the background (specification point 7): its data, or null whatever went wrong. Nothing is shown or asked. */
export const backgroundPost = <R extends Route>(
  route: R,
  input: Omit<CallInput<R>, 'isQuiet'> = {},
): Promise<DataOf<R> | null> => call(route, { ...input, isQuiet: true } as CallInput<R>).catch(() => null);
