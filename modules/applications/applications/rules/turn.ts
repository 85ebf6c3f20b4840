/** Determines who has to act on an application next, from its status, current step and assignments. */
import type { Role } from '#platform/common/access/roles.ts';
import type { ApplicationFacts } from './facts.ts';
import { APPLICATION_STATUS } from './statuses.ts';

/** The party that has to act: the client, one assigned user, or every user with one of the roles. */
export type Turn =
  | { Of: 'CLIENT' }
  | { Of: 'PERSON'; UserKey: string; Role: Role }
  | { Of: 'ROLES'; Roles: readonly Role[] };

/** The facts that determine the turn. */
export type TurnFacts = Pick<ApplicationFacts, 'ApplicationStatusCode' | 'CurrentStep' | 'Assigned'>;

export function turnOf(facts: TurnFacts): Turn | null {
  const turn = APPLICATION_STATUS[facts.ApplicationStatusCode].Turn;
  if (turn === null) return null;
  if (turn === 'CLIENT') return { Of: 'CLIENT' };
  return turn === 'STEP' ? stepTurn(facts) : { Of: 'ROLES', Roles: [turn] };
}

function stepTurn(facts: TurnFacts): Turn | null {
  const step = facts.CurrentStep;
  if (step === null) return null;
  if (step === 'COO') return { Of: 'ROLES', Roles: ['COO', 'DEPUTYCEO'] };
  if (step === 'CEO') return { Of: 'ROLES', Roles: ['CEO'] };
  const UserKey = facts.Assigned[step];
  return UserKey ? { Of: 'PERSON', UserKey, Role: step } : { Of: 'ROLES', Roles: ['SCHEDULING'] };
}

/** A key that changes when the turn passes to another party; used to limit reminders. */
export function turnName(turn: Turn | null): string {
  if (!turn) return 'NOBODY';
  if (turn.Of === 'CLIENT') return 'CLIENT';
  return turn.Of === 'PERSON' ? turn.UserKey : turn.Roles.join('+');
}
