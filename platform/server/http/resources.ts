/**
 * Knows to which resource each database table belongs, as the modules declare it in their server manifests,
 * and which resources a request that wrote certain tables has touched.
 */
import { UNKNOWN } from '../database/written-tables.ts';

/** A module's declaration: its tables by resource, and those that no answer depends on. */
export type ResourceDeclarations = {
  /** The database tables of each resource; several modules may add tables to the same resource. */
  resources?: Readonly<Record<string, readonly string[]>>;
  /** Tables that no answer depends on. */
  untracked?: readonly string[];
};

/** Response header that lists the touched resources. */
export const TOUCHED = 'Touched';

const owners = new Map<string, string | null>();

/** Installs the declarations of all modules; a table that two of them declare aborts startup. */
export function installResources(modules: readonly ({ name: string } & ResourceDeclarations)[]): void {
  owners.clear();
  for (const { name, resources = {}, untracked = [] } of modules) {
    const tables: (readonly [string, string | null])[] = [
      ...Object.entries(resources).flatMap(([resource, all]) =>
        all.map((table) => [table, resource] as const),
      ),
      ...untracked.map((table) => [table, null] as const),
    ];
    for (const [table, resource] of tables) {
      if (owners.has(table)) throw new Error(`${name} declares the table ${table} a second time.`);
      owners.set(table, resource);
    }
  }
}

/** Resource of a table; null: no answer depends on it; undefined: not declared. */
export const resourceOf = (table: string): string | null | undefined => owners.get(table);

/** Returns the names of the resources to which these tables belong, in alphabetical order. */
export function touchedResources(written: ReadonlySet<string>): string[] {
  if (written.has(UNKNOWN)) return [UNKNOWN];
  return [...new Set([...written].flatMap((table) => owners.get(table) ?? []))].toSorted();
}
