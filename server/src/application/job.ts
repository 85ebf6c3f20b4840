import type { ApplicationFacts } from '@assay/shared/application/facts.ts';
import type { ApplicationAction } from '@assay/shared/application/workflow.ts';
import type { Job } from '../workflow/act.ts';
import type { LoadedApplication } from './load.ts';

/** An action on an application inside its transaction. */
export type ApplicationJob = Job<ApplicationAction, LoadedApplication, ApplicationFacts>;
