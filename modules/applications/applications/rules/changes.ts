/**
 * State changes that each application workflow action makes to the facts of an application, such as status,
 * review step, round and approvals. Nothing is stored here.
 */
import type { AssignedStep, Step } from '#modules/catalogue/services/rules/index.ts';
import type { AllowedAction } from '#platform/common/workflow/types.ts';
import { chainAfterApproval, isShortChain } from './chain.ts';
import type { ApplicationFacts, Approval, Participant } from './facts.ts';
import { turnName, turnOf } from './turn.ts';

type A = AllowedAction<ApplicationFacts>;
type Change = Partial<ApplicationFacts>;

const at = (ask: A): string => ask.at.toISOString();

/** Adds the actor to those who acted at the current step. */
function participants({ facts: { Participants, CurrentStep: Step }, actor }: A): readonly Participant[] {
  return Step === null ? Participants : withParticipant(Participants, { UserKey: actor.UserKey, Step });
}

const withParticipant = (all: readonly Participant[], one: Participant): readonly Participant[] =>
  all.some(({ UserKey, Step }) => UserKey === one.UserKey && Step === one.Step) ? all : [...all, one];

/**
 * Starts the review: the chain is copied to the application, so later edits of the service never change it.
 */
export function startReview(ask: A): Change {
  const Steps = ask.facts.ServiceSteps;
  return {
    Steps,
    IsShortFlow: isShortChain({ ...ask.facts, Steps }),
    CurrentStep: Steps[0] ?? null,
    StepSince: at(ask),
    TransactionNo: String(ask.input?.TransactionNo ?? '').trim(),
  };
}

/**
 * Sets PENDING; an application returned with a checklist (REJECTED) goes straight to the assessor in a new
 * round.
 */
export function submit(ask: A): Change {
  if (ask.facts.ApplicationStatusCode !== 'REJECTED') return { ApplicationStatusCode: 'PENDING' };
  return {
    ApplicationStatusCode: 'UNDERREVIEW',
    CurrentStep: 'ASSESSOR',
    StepSince: at(ask),
    Round: ask.facts.Round + 1,
    Approvals: [],
  };
}

/** Moves to the next step, or to CERTIFIED after the last one. */
export function approveStep(ask: A): Change {
  const { facts, actor, input } = ask;
  const step = facts.CurrentStep as Step;
  const { Steps, IsWidened, Next: next } = chainAfterApproval(facts, input);
  const approval: Approval = {
    Step: step,
    UserKey: actor.UserKey,
    Role: ask.AsRole,
    At: at(ask),
    Round: facts.Round,
  };
  return {
    ApplicationStatusCode: next ? 'UNDERREVIEW' : 'CERTIFIED',
    Steps,
    IsShortFlow: IsWidened ? false : facts.IsShortFlow,
    CurrentStep: next,
    StepSince: next ? at(ask) : null,
    CertifiedAt: next ? facts.CertifiedAt : at(ask),
    Approvals: [...facts.Approvals.filter((one) => one.Step !== step), approval],
    Participants: participants(ask),
  };
}

/** Moves back to an earlier step; approvals given at that step or later become invalid. */
export function stepBack(ask: A): Change {
  const { facts, input } = ask;
  const from = facts.Steps.indexOf(facts.CurrentStep as Step);
  const target = (input?.Target as Step | undefined) ?? (facts.Steps[from - 1] as Step);
  const remainingSteps = facts.Steps.slice(0, facts.Steps.indexOf(target));
  return {
    CurrentStep: target,
    StepSince: at(ask),
    Approvals: facts.Approvals.filter((one) => remainingSteps.includes(one.Step)),
    Participants: participants(ask),
  };
}

export const toClient = (ask: A): Change => ({
  CurrentStep: null,
  StepSince: null,
  Approvals: [],
  Participants: participants(ask),
});

export const refuse = (ask: A): Change => ({
  CurrentStep: null,
  StepSince: null,
  Participants: participants(ask),
});

/** After a cancellation by any user, no step is current. */
export const cancel = (): Change => ({ CurrentStep: null, StepSince: null });

export const archive = ({ facts }: A): Change => ({
  StatusBefore: facts.ApplicationStatusCode,
  StepBefore: facts.CurrentStep,
  CurrentStep: null,
});

export const unarchive = (ask: A): Change => ({
  ApplicationStatusCode: ask.facts.StatusBefore ?? 'PENDING',
  CurrentStep: ask.facts.StepBefore,
  StepSince: at(ask),
  StatusBefore: null,
  StepBefore: null,
});

export const assign = ({ facts, input }: A): Change => ({
  Assigned: { ...facts.Assigned, [input?.Mode as AssignedStep]: String(input?.AssignedUserKey) },
});

export const toSpecial = ({ facts }: A): Change => ({
  AssessmentType: 'SPECIAL',
  IsShortFlow: false,
  ServiceSteps: facts.FullSteps,
});

export const remind = (ask: A): Change => ({
  LastReminder: { Turn: turnName(turnOf(ask.facts)), At: at(ask) },
});

/**
 * Corrects a result. This counts as work of the evaluation side, whichever step the checklist point belongs
 * to.
 */
export const correctResult = ({ facts: { OpenMajors, Participants }, actor, input }: A): Change => {
  const left = OpenMajors.filter(({ PointKey }) => PointKey !== input?.PointKey);
  return {
    OpenMajors: left,
    HasMajorFinding: left.length > 0,
    Participants: withParticipant(Participants, { UserKey: actor.UserKey, Step: 'ASSESSOR' }),
  };
};
