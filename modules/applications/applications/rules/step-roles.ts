/** Tables by role and step: who acts at a step, and applications of which steps a decider sees. */
import { ASSIGNED_STEPS, type AssignedStep, type Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';

/** Roles that may act at a step; COO also covers DEPUTYCEO (specification point 6). */
export const STEP_ROLES: Readonly<Record<Step, readonly Role[]>> = {
  ASSESSOR: ['ASSESSOR'],
  ASSESSOR_ONSITE: ['ASSESSOR_ONSITE', 'ASSESSOR'],
  INDEPREVIEWER: ['INDEPREVIEWER', 'ASSESSOR'],
  COO: ['COO', 'DEPUTYCEO'],
  CEO: ['CEO'],
};

/** Deciders see applications that have reached or passed one of these steps. */
export const DECIDER_STEPS: Readonly<Partial<Record<Role, readonly Step[]>>> = {
  COO: ['COO'],
  DEPUTYCEO: ['COO', 'CEO'],
  CEO: ['CEO'],
};

/** Whether a person is assigned to the step; at the others everyone with the role acts. */
export const isAssignedStep = (step: Step): step is AssignedStep =>
  (ASSIGNED_STEPS as readonly Step[]).includes(step);
