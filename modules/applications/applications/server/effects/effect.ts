import type { ApplicationFacts } from '../../rules/facts.ts';
import type { ApplicationActionContext } from '../action-context.ts';

/** Type of an action's side effect besides updating the row; returns further columns of the row. */
export type Effect = (
  job: ApplicationActionContext,
  change: Partial<ApplicationFacts>,
) => Promise<object | undefined>;
