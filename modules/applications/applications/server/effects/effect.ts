import type { ApplicationFacts } from '../../rules/facts.ts';
import type { ApplicationJob } from '../job.ts';

/** What an action does beside the row; it answers further columns of it. */
export type Effect = (job: ApplicationJob, change: Partial<ApplicationFacts>) => Promise<object | undefined>;
