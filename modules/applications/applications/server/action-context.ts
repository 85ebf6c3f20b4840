import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import type { LoadedApplication } from './load.ts';

/** Type of an application action's context inside its transaction. */
export type ApplicationActionContext = ActionContext<ApplicationAction, LoadedApplication, ApplicationFacts>;
