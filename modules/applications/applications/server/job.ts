import type { Job } from '#platform/server/workflow/act.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import type { LoadedApplication } from './load.ts';

/** An action on an application inside its transaction. */
export type ApplicationJob = Job<ApplicationAction, LoadedApplication, ApplicationFacts>;
