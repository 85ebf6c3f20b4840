import type { Updateable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Job } from '#platform/server/workflow/act.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { ServiceAction } from '../rules/workflow.ts';
import type { LoadedService } from './load.ts';

export type ServiceJob = Job<ServiceAction, LoadedService, ServiceFacts>;
type ServiceColumns = Updateable<Tables['Service']>;

/** The result of an effect: columns of the service to save, and data for the log. */
export type Effected = { Columns?: ServiceColumns; Told?: Record<string, unknown> };
export type Effect = (job: ServiceJob) => Promise<Effected>;
