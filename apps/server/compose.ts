/**
 * Installs what the modules' server parts provide: hooks, jobs, file access rules, registers and demo data.
 * Every server program and test imports it first; it does not compile if a job has no handler.
 */
import './texts.ts';
import { installDemo } from '#platform/server/demo/module-demo.ts';
import { installHooks } from '#platform/server/hooks.ts';
import { installResources } from '#platform/server/http/resources.ts';
import { installJobs } from '#platform/server/jobs/registry.ts';
import type { TaskName } from '#platform/server/jobs/tasks.ts';
import { installFileAccess } from '#platform/server/media/file-access.ts';
import { installRegisters } from '#platform/server/registers.ts';
import type { ServerModule } from '#platform/server/server-module.ts';
import { serverModules } from './modules.ts';

type Handled<Module> = Module extends { jobs: infer Jobs } ? keyof Jobs : never;

/** Does not compile if no module in the list provides the handler of a task. */
function compose<const Modules extends readonly ServerModule[]>(
  modules: [TaskName] extends [Handled<Modules[number]>]
    ? Modules
    : { 'without a handler': Exclude<TaskName, Handled<Modules[number]>> } & Modules,
): void {
  const list: readonly ServerModule[] = modules;
  installHooks(list);
  installJobs(list);
  installFileAccess(list);
  installRegisters(list);
  installResources(list);
  installDemo(list);
}

compose(serverModules);
