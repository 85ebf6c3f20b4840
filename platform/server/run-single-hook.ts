/**
 * Runs a hook that exactly one module must implement, asynchronously or synchronously, and returns its
 * single result; any other number of implementations is an error.
 */
import type { Hook, SyncHook } from './hooks.ts';

/** Runs a hook that exactly one module implements, and returns its result. */
export const runSingleHook = async <Input, Output>(
  hook: Hook<Input, Output>,
  input: Input,
): Promise<Output> => singleResult(hook.name, await hook.run(input));

/** The same for a synchronous hook. */
export const runSingleHookSync = <Input, Output>(hook: SyncHook<Input, Output>, input: Input): Output =>
  singleResult(hook.name, hook.run(input));

function singleResult<Output>(name: string, answers: readonly Output[]): Output {
  if (answers.length !== 1)
    throw new Error(`The hook ${name} has ${answers.length} implementations; it needs exactly one.`);
  return answers[0] as Output;
}
