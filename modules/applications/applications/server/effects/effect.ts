import type { ApplicationFacts } from '../../rules/facts.ts';
import type { ApplicationActionContext } from '../action-context.ts';

/**
 * Type of the side effect of an application action, such as saving answers or changing the invoice; it
 * returns further columns to store in the application's row.
 */
export type Effect = (
  job: ApplicationActionContext,
  change: Partial<ApplicationFacts>,
) => Promise<object | undefined>;
