import type { Db } from '../database/connect.ts';
import type { CronEntries } from './cron.ts';
import type { AllExhaustedHandlers, AllJobs, DocumentTables, Handler } from './handler.ts';
import type { NightlyStep, NightlySteps } from './nightly.ts';
import type { TaskName, Tasks } from './tasks.ts';

/** The background work that a module brings. */
export type ModuleJobs = {
  /** Who does what: a handler for each of its tasks. */
  jobs?: AllJobs;
  /** What ends when a job is not tried any more. */
  onExhausted?: AllExhaustedHandlers;
  /** What waits for a document that a job makes. */
  documents?: DocumentTables;
  nightly?: NightlySteps;
  /** What happens by the clock. */
  cron?: CronEntries;
  /** What runs every second in addition to the queue, too often to be a job. */
  backgroundLoop?: (db: Db, log: RunLog | null) => { stop(): Promise<void> };
};

type RunLog = { info(row: object, message?: string): void };
type Named = ModuleJobs & { readonly name: string };

let installed: readonly Named[] = [];

/** Takes over the work of the modules; two that bring the same task, step or place in the night end the start. */
export function installJobs(modules: readonly Named[]): void {
  assertUnique('task', modules, ({ jobs = {} }) => Object.keys(jobs));
  assertUnique('task by the clock', modules, ({ cron = {} }) => Object.keys(cron));
  assertUnique('step of the night', modules, ({ nightly = {} }) => Object.keys(nightly));
  assertUnique('place in the night', modules, ({ nightly = {} }) =>
    Object.values(nightly).map(({ place }) => String(place)),
  );
  const handled = new Set(modules.flatMap(({ jobs = {} }) => Object.keys(jobs)));
  for (const { name, cron = {}, onExhausted = {}, documents = {} } of modules)
    for (const task of [cron, onExhausted, documents].flatMap(Object.keys))
      if (!handled.has(task))
        throw new Error(`${name} names the task ${task}, for which no module has a handler.`);
  installed = modules;
}

function assertUnique(
  what: string,
  modules: readonly Named[],
  namesOf: (one: Named) => readonly string[],
): void {
  const owner = new Map<string, string>();
  for (const one of modules)
    for (const name of namesOf(one)) {
      const other = owner.get(name);
      if (other !== undefined) throw new Error(`${other} and ${one.name} both have the ${what} ${name}.`);
      owner.set(name, one.name);
    }
}

export const allJobs = (): AllJobs => Object.assign({}, ...installed.map(({ jobs }) => jobs));
export const allExhaustedHandlers = (): AllExhaustedHandlers =>
  Object.assign({}, ...installed.map(({ onExhausted }) => onExhausted));
export const documentTables = (): DocumentTables =>
  Object.assign({}, ...installed.map(({ documents }) => documents));
export const cronEntries = (): CronEntries => Object.assign({}, ...installed.map(({ cron }) => cron));

/** In the order in which they run. */
export const nightlySteps = (): [string, NightlyStep][] =>
  installed
    .flatMap(({ nightly = {} }) => Object.entries(nightly))
    .sort(([, one], [, other]) => one.place - other.place);

export function handlerOf<Name extends TaskName>(name: Name): Handler<Tasks[Name]> {
  const found = allJobs()[name];
  if (!found) throw new Error(`No module has a handler for the task ${name}.`);
  return found;
}

/** Starts the modules' background loops outside the queue. */
export function startBackgroundLoops(db: Db, log: RunLog | null): { stop(): Promise<void> } {
  const running = installed.flatMap(({ backgroundLoop }) =>
    backgroundLoop ? [backgroundLoop(db, log)] : [],
  );
  return {
    async stop() {
      for (const one of running) await one.stop();
    },
  };
}
