/**
 * Types for the database effects of a service action such as publish or withdraw: what an effect receives,
 * and the columns and log data that it returns.
 */
import type { Updateable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { ServiceAction } from '../rules/workflow.ts';
import type { LoadedService } from './load.ts';

export type ServiceActionContext = ActionContext<ServiceAction, LoadedService, ServiceFacts>;
type ServiceColumns = Updateable<Tables['Service']>;

/** Result of an effect: columns of the service to save, and data for the log. */
export type EffectResult = { Columns?: ServiceColumns; LogDetail?: Record<string, unknown> };
export type Effect = (job: ServiceActionContext) => Promise<EffectResult>;
