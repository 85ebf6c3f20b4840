import { defineHook } from '#platform/server/hooks.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationActionContext } from './action-context.ts';

/**
 * Announces an action on an application inside its transaction, after its own effects: for records of higher-level modules
 * that change with it.
 */
export const applicationActed = defineHook<{
  job: ApplicationActionContext;
  change: Partial<ApplicationFacts>;
}>('applications.acted');
