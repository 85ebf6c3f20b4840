import type { ApplicationFacts } from '../../rules/facts.ts';
import type { ApplicationActionContext } from '../action-context.ts';

/** Side effects of an action besides updating the row; returns further columns of it. */
export type Effect = (
  job: ApplicationActionContext,
  change: Partial<ApplicationFacts>,
) => Promise<object | undefined>;
