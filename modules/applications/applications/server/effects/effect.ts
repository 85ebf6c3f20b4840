import type { ApplicationFacts } from '../../rules/facts.ts';
import type { ApplicationJob } from '../job.ts';

/** Side effects of an action besides updating the row; returns further columns of it. */
export type Effect = (job: ApplicationJob, change: Partial<ApplicationFacts>) => Promise<object | undefined>;
