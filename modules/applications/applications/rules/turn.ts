/** Determines who has to act on an application next, from its status, current step and assignments. */
import type { Role } from '#platform/common/access/roles.ts';
import type { ApplicationFacts } from './facts.ts';
import { applicationsPermissions } from './permissions.ts';
import { APPLICATION_STATUS } from './statuses.ts';
import { isAssignedStep, STEP_ROLES } from './step-roles.ts';

/** The party that has to act: the client, one assigned user, or every user with one of the roles. */
export type Turn =
  | { Of: 'CLIENT' }
  | { Of: 'PERSON'; UserKey: string; Role: Role }
  | { Of: 'ROLES'; Roles: readonly Role[] };

/** The facts that determine the turn. */
export type TurnFacts = Pick<ApplicationFacts, 'ApplicationStatusCode' | 'CurrentStep' | 'Assigned'>;

const TURN_ROLES = {
  CHECK: applicationsPermissions.TAKE_SUBMISSIONS,
  PUBLICATION: applicationsPermissions.TAKE_PLANNING,
} as const;

export function turnOf(facts: TurnFacts): Turn | null {
  const turn = APPLICATION_STATUS[facts.ApplicationStatusCode].Turn;
  if (turn === null) return null;
  if (turn === 'CLIENT') return { Of: 'CLIENT' };
  return turn === 'STEP' ? stepTurn(facts) : { Of: 'ROLES', Roles: TURN_ROLES[turn] };
}

function stepTurn(facts: TurnFacts): Turn | null {
  const step = facts.CurrentStep;
  if (step === null) return null;
  if (!isAssignedStep(step)) return { Of: 'ROLES', Roles: STEP_ROLES[step] };
  const UserKey = facts.Assigned[step];
  return UserKey
    ? { Of: 'PERSON', UserKey, Role: step }
    : { Of: 'ROLES', Roles: applicationsPermissions.TAKE_PLANNING };
}

/** A key that changes when the turn passes to another party; used to limit reminders. */
export function turnName(turn: Turn | null): string {
  if (!turn) return 'NOBODY';
  if (turn.Of === 'CLIENT') return 'CLIENT';
  return turn.Of === 'PERSON' ? turn.UserKey : turn.Roles.join('+');
}
