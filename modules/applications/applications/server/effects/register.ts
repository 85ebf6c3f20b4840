/** Register for effects of application actions that higher-level modules implement. */
import { defineRegister } from '#platform/server/registers.ts';
import type { ApplicationAction } from '../../rules/workflow.ts';
import type { Effect } from './effect.ts';

/**
 * Actions on the checklist, an external form, the certificate or its cycle, implemented by the modules of
 * these.
 */
const OF_MODULES_ABOVE = [
  'CORRECT_RESULT',
  'CHANGE_MACHFORM',
  'REJECT_ASSESSOR',
  'CANCEL',
  'CRB_CONFIRM',
  'GENERATE_CERT',
  'REGENERATE_CERT',
  'UPLOAD_CERT',
  'UPLOAD_DISCLOSURE',
  'PUBLISH',
  'GENERATE_CYCLE',
  'SHOW_NEXT_CYCLE',
] as const satisfies readonly ApplicationAction[];
export type ActionOfModulesAbove = (typeof OF_MODULES_ABOVE)[number];

export const isOfModulesAbove = (action: ApplicationAction): action is ActionOfModulesAbove =>
  (OF_MODULES_ABOVE as readonly ApplicationAction[]).includes(action);

/** The effects of these actions, each provided by the module that owns it. */
export const applicationEffects = defineRegister<ActionOfModulesAbove, Effect>(
  'applications.effects',
  OF_MODULES_ABOVE,
);
