/**
 * Collects what modules declare in `module.ts` (lists, notifications, settings and others) into one table
 * per kind, and aborts startup with an error when two modules declare the same name.
 */

/** Names of all entries in the tables of all modules. */
export type DeclaredName<Tables> = {
  [Module in keyof Tables]: Extract<keyof Tables[Module], string>;
}[keyof Tables];

/** Records which module declares a name; a duplicate aborts startup with an error naming both modules. */
export function createUniquenessCheck(): (module: string, has: string) => void {
  const owners = new Map<string, string>();
  return (module, has) => {
    const owner = owners.get(has);
    if (owner) throw new Error(`${owner} and ${module} both ${has}: rename one of them.`);
    owners.set(has, module);
  };
}

/**
 * Returns the entries of all modules, in module order. `has` words a declaration for the error message about
 * duplicates, such as "have the notice".
 */
export function declared<Entry>(
  has: string,
  tables: readonly { readonly name: string; readonly table: Readonly<Record<string, Entry>> | undefined }[],
): ReadonlyMap<string, Entry> {
  const own = createUniquenessCheck();
  const found = new Map<string, Entry>();
  for (const { name: module, table = {} } of tables)
    for (const [name, entry] of Object.entries(table)) {
      own(module, `${has} ${name}`);
      found.set(name, entry);
    }
  return found;
}
