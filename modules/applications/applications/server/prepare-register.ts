/** Register for facts that higher-level modules look up before an application action is decided. */
import { defineRegister } from '#platform/server/registers.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationActionContext } from './action-context.ts';

/** Looks up the facts that only one action needs, such as those about its typed values. */
export type Prepare = (job: ApplicationActionContext) => Promise<Partial<ApplicationFacts>>;

const OF_MODULES_ABOVE = ['CRB_CONFIRM', 'CHANGE_MACHFORM'] as const;

/** Facts of these actions, each provided by the module that owns the action. */
export const preparedFacts = defineRegister<(typeof OF_MODULES_ABOVE)[number], Prepare>(
  'applications.prepared-facts',
  OF_MODULES_ABOVE,
);
