/**
 * Defines registers: tables of a lower module for which exactly one higher module provides each entry,
 * listed in its server manifest (`entries`). `installRegisters` fills them at startup.
 */

/**
 * Registers: closed tables of a lower module whose entries are contributed by higher modules; listed in the
 * contributing module's server manifest (`entries`).
 */
export type RegisterContribution = {
  readonly register: string;
  readonly keys: readonly string[];
  install(): void;
};

export type Register<Key extends string, Entry> = {
  get(key: Key): Entry;
  /** Creates the entry for the server manifest of the module that owns these keys. */
  provide(entries: Readonly<Partial<Record<Key, Entry>>>): RegisterContribution;
};

type Known = { keysNow(): readonly string[]; empty(): void };
const known = new Map<string, Known>();

/**
 * Defines a register, with every key provided by exactly one module: unlike a hook, which any number of
 * modules implement. `name` has the form `<module>.<what the entries are>`, such as `applications.effects`;
 * `keys` is a function if the modules also contribute the keys.
 */
export function defineRegister<Key extends string, Entry>(
  name: string,
  keys: readonly Key[] | (() => readonly Key[]),
): Register<Key, Entry> {
  if (known.has(name)) throw new Error(`The register ${name} is defined twice: rename one of them.`);
  const installed = new Map<string, Entry>();
  known.set(name, {
    keysNow: typeof keys === 'function' ? keys : () => keys,
    empty: () => installed.clear(),
  });
  return {
    get(key) {
      const entry = installed.get(key);
      if (!entry)
        throw new Error(`${name} is read before installRegisters: import apps/server/compose.ts first.`);
      return entry;
    },
    provide(entries) {
      const all = Object.entries<Entry | undefined>(entries);
      return {
        register: name,
        keys: Object.keys(entries),
        install() {
          for (const [key, entry] of all) if (entry) installed.set(key, entry);
        },
      };
    },
  };
}

/** Installs the modules' entries; a key provided by no module, or by two, aborts startup. */
export function installRegisters(
  modules: readonly { name: string; entries?: readonly RegisterContribution[] }[],
): void {
  for (const { empty } of known.values()) empty();
  const owners = new Map<string, string>();
  for (const { name, entries = [] } of modules)
    for (const { register, keys, install } of entries) {
      for (const key of keys) {
        const entry = `${key} of ${register}`;
        const owner = owners.get(entry);
        if (owner) throw new Error(`${owner} and ${name} both provide ${entry}: exactly one module owns it.`);
        owners.set(entry, name);
      }
      install();
    }
  const missing = [...known].flatMap(([register, { keysNow }]) =>
    keysNow()
      .map((key) => `${key} of ${register}`)
      .filter((entry) => !owners.has(entry)),
  );
  if (missing.length > 0) throw new Error(`No module provides ${missing.join(', ')}.`);
}
