/**
 * Lets modules contribute demo data (tables to empty, initial rows, user actions, today's notifications) and
 * loads it, with the steps of all modules in a common order.
 */
import type { Tx } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal, SignedIn } from '../http/context.ts';

/** Context of demo actions performed by its users. */
export type DemoStage = {
  /** Portal on which past events notify no one. */
  portal: Portal;
  store: FileStore;
  now: Date;
  /** Returns a user by the local part of the email address. */
  person: (name: string) => SignedIn;
};

/** Steps by name; those of all modules run in the order of `place`. */
type Steps<Given> = Readonly<Record<string, { place: number; run: (context: Given) => Promise<unknown> }>>;

/** A module's contribution to the demo: `server/demo/manifest.ts`, loaded by the module's server manifest. */
export type ModuleDemo = {
  /** Tables that are emptied first, with all rows that refer to them. */
  emptied?: readonly (keyof Tables)[];
  /** Initial rows, all created in one transaction. */
  rows?: Steps<Tx>;
  /** Actions of users since then, through the same code as in normal use. */
  acts?: Steps<DemoStage>;
  /** Notifications dated today. */
  news?: Steps<Portal>;
};

type LoadDemo = () => Promise<{ demo: ModuleDemo }>;
let installed: readonly LoadDemo[] = [];

/** Installs the modules' demo loaders; none is imported before it is needed. */
export function installDemo(modules: readonly { readonly demo?: LoadDemo }[]): void {
  installed = modules.flatMap(({ demo }) => demo ?? []);
}

export const loadDemo = async (): Promise<ModuleDemo[]> =>
  (await Promise.all(installed.map((load) => load()))).map(({ demo }) => demo);

/** Returns the steps of one kind, in order; two with the same `place` abort startup. */
export function stepsOf<Given>(
  all: readonly (Steps<Given> | undefined)[],
): ((context: Given) => Promise<unknown>)[] {
  const named = all.flatMap((steps = {}) => Object.entries(steps)).sort(([, a], [, b]) => a.place - b.place);
  for (const [at, [name, { place }]] of named.entries())
    if (named[at + 1]?.[1].place === place)
      throw new Error(`The steps ${name} and ${named[at + 1]?.[0]} of the demo have the same place.`);
  return named.map(([, { run }]) => run);
}
