import type { Tx } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/store.ts';
import type { Portal, SignedIn } from '../http/context.ts';

/** The demo while its people act. */
export type DemoStage = {
  /** Past events notify no one. */
  portal: Portal;
  store: FileStore;
  now: Date;
  /** A user by the local part of the email address. */
  person: (name: string) => SignedIn;
};

/** By name; the steps of all modules are done in the order of their places. */
type Steps<Given> = Readonly<Record<string, { place: number; run: (given: Given) => Promise<unknown> }>>;

/** What a module contributes to the demo; `server/demo/manifest.ts`, which the server manifest of the module names. */
export type ModuleDemo = {
  /** Tables that are emptied first, with everything that refers to them. */
  emptied?: readonly (keyof Tables)[];
  /** Rows that are there before anybody acts, all in one transaction. */
  rows?: Steps<Tx>;
  /** What people did since, by the same actions as on any other day. */
  acts?: Steps<DemoStage>;
  /** Notifications of today. */
  news?: Steps<Portal>;
};

type LoadDemo = () => Promise<{ demo: ModuleDemo }>;
let installed: readonly LoadDemo[] = [];

/** Loads the demo data of the modules, none of which is imported before it is needed. */
export function installDemo(modules: readonly { readonly demo?: LoadDemo }[]): void {
  installed = modules.flatMap(({ demo }) => demo ?? []);
}

export const loadDemo = async (): Promise<ModuleDemo[]> =>
  (await Promise.all(installed.map((load) => load()))).map(({ demo }) => demo);

/** The steps of one kind, in their order; two at the same place end the start. */
export function stepsOf<Given>(
  all: readonly (Steps<Given> | undefined)[],
): ((given: Given) => Promise<unknown>)[] {
  const named = all.flatMap((steps = {}) => Object.entries(steps)).sort(([, a], [, b]) => a.place - b.place);
  for (const [at, [name, { place }]] of named.entries())
    if (named[at + 1]?.[1].place === place)
      throw new Error(`The steps ${name} and ${named[at + 1]?.[0]} of the demo have the same place.`);
  return named.map(([, { run }]) => run);
}
