import type { ServiceFacts } from '@assay/shared/service/facts.ts';
import type { ServiceAction } from '@assay/shared/service/workflow.ts';
import type { Updateable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Job } from '../workflow/act.ts';
import type { LoadedService } from './load.ts';

export type ServiceJob = Job<ServiceAction, LoadedService, ServiceFacts>;
type ServiceColumns = Updateable<Tables['Service']>;

/** What an effect answers: columns of the service to save, and what the log is told. */
export type Effected = { Columns?: ServiceColumns; Told?: Record<string, unknown> };
export type Effect = (job: ServiceJob) => Promise<Effected>;
