/**
 * Defines and runs hooks: a lower module announces an event or asks a question, and higher modules implement
 * the hook without the lower module importing them. `installHooks` connects them at startup.
 */

type Run<Input, Output> = (input: Input) => Output | Promise<Output>;
/** A module's implementation of another module's hook; listed in its server manifest (`hooks`). */
export type Implementation = { readonly hook: string; readonly run: Run<never, unknown> };

export type Hook<Input, Output> = {
  readonly name: string;
  /** Runs every implementation, one after the other, in the order of `apps/server/modules.ts`. */
  run(input: Input): Promise<Output[]>;
  /** Creates the entry for the server manifest of the implementing module. */
  implement(run: Run<Input, Output>): Implementation;
};

/** A hook used inside an expression, such as a query condition, where results cannot be awaited. */
export type SyncHook<Input, Output> = {
  readonly name: string;
  /**
   * Like `Hook.run`. Fails before `installHooks`: a condition without contributors must not allow
   * everything.
   */
  run(input: Input): Output[];
  /** Creates the entry for the server manifest of the implementing module. */
  implement(run: (input: Input) => Output): Implementation;
};

const known = new Set<string>();
const installed = new Map<string, Run<never, unknown>[]>();

/**
 * Defines a hook. Defined by the lower module, implemented by higher ones; where consistency needs it,
 * `Input` includes the transaction. `name` has the form `<module>.<what happens>`, such as `invoices.paid`.
 */
export function defineHook<Input, Output = void>(name: string): Hook<Input, Output> {
  registerName(name);
  return {
    name,
    async run(input) {
      const answers: Output[] = [];
      for (const one of installed.get(name) ?? []) answers.push(await (one as Run<Input, Output>)(input));
      return answers;
    },
    implement: (run) => ({ hook: name, run: run as Run<never, unknown> }),
  };
}

/** Defines a synchronous hook. */
export function defineSyncHook<Input, Output>(name: string): SyncHook<Input, Output> {
  registerName(name);
  return {
    name,
    run(input) {
      const all = installed.get(name);
      if (!all)
        throw new Error(
          `The hook ${name} is called before installHooks: import apps/server/compose.ts first.`,
        );
      return all.map((one) => (one as (input: Input) => Output)(input));
    },
    implement: (run) => ({ hook: name, run: run as Run<never, unknown> }),
  };
}

function registerName(name: string): void {
  if (known.has(name)) throw new Error(`The hook ${name} is defined twice: rename one of them.`);
  known.add(name);
}

/** Installs the modules' hook implementations; an undefined hook, or one without an implementation, aborts startup. */
export function installHooks(modules: readonly { name: string; hooks?: readonly Implementation[] }[]): void {
  installed.clear();
  for (const { name, hooks = [] } of modules)
    for (const { hook, run } of hooks) {
      if (!known.has(hook)) throw new Error(`${name} implements the hook ${hook}, which no module defines.`);
      installed.set(hook, [...(installed.get(hook) ?? []), run]);
    }
  const missing = [...known].filter((hook) => !installed.has(hook));
  if (missing.length > 0)
    throw new Error(`Hooks that no module implements: ${missing.join(', ')}. Implement or remove them.`);
}
