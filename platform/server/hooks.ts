type Run<Input, Output> = (input: Input) => Output | Promise<Output>;
/** What a module does at a hook of another; the server manifest of the module lists it (`hooks`). */
export type Implementation = { readonly hook: string; readonly run: Run<never, unknown> };

export type Hook<Input, Output> = {
  readonly name: string;
  /** Asks every module that implements the hook, one after the other in the order of `apps/server/modules.ts`. */
  run(input: Input): Promise<Output[]>;
  /** For the server manifest of the module that implements it. */
  implement(run: Run<Input, Output>): Implementation;
};

/** A hook used inside an expression, such as a query condition, where its answers cannot be awaited. */
export type SyncHook<Input, Output> = {
  readonly name: string;
  /** As `Hook.run`. It fails before `installHooks`: a condition without contributors must not allow everything. */
  run(input: Input): Output[];
  /** For the server manifest of the module that implements it. */
  implement(run: (input: Input) => Output): Implementation;
};

const known = new Set<string>();
const installed = new Map<string, Run<never, unknown>[]>();

/**
 * A place where modules above take part in what a lower module does, without being imported by it. Defined by the lower module,
 * implemented by higher ones; where consistency needs it, `Input` carries the transaction.
 *
 * @param name `<module>.<what happens>`, such as `invoices.paid`
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

/** The same for answers that are needed at once. */
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
