/** Checks properties of the application workflow on random sequences of allowed actions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import {
  type ApplicationAction,
  applicationWorkflow,
} from '#modules/applications/applications/rules/workflow.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { application, NOW } from '../support/rules/application-facts.ts';

/**
 * A small certification body: some users have one role, others several roles that must not act on the same
 * application.
 */
const actors: Actor[] = (
  [
    ['client', ['CLIENT']],
    ['business', ['BUSINESS']],
    ['planner', ['SCHEDULING', 'IT']],
    ['assessor', ['ASSESSOR']],
    ['all-round', ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO']],
    ['reviewer', ['INDEPREVIEWER', 'ASSESSOR']],
    ['coo', ['COO', 'ASSESSOR_ONSITE']],
    ['deputy', ['DEPUTYCEO', 'CEO']],
    ['ceo', ['CEO']],
    ['admin', ['ADMIN', 'FINANCE']],
  ] as [string, Role[]][]
).map(([UserKey, Roles]) => ({ UserKey, Roles, OrganisationKey: null, IsGrantGeneration: true }));

/**
 * Written manually, independently of the code: the two evaluation steps are one side, every other step is a
 * separate side.
 */
const side = (step: string): string => (step.startsWith('ASSESSOR') ? 'EVALUATION' : step);

const STATUSES =
  'NONE DRAFT INPROGRESS PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED CANCELLED ARCHIVED WAITING'.split(
    ' ',
  );

/** Actions that archive or end an application are rarely taken, so that most sequences get far. */
const SELDOM = new Set([
  'CANCEL',
  'ARCHIVE',
  'REJECT_ASSESSOR',
  'REJECT_CHECKLIST',
  'RETURN',
  'REJECT_PROGRESS',
  'REFUND_OFFLINE',
]);

type Move = {
  Action: ApplicationAction;
  Before: ApplicationFacts;
  After: ApplicationFacts;
  Actor: string;
  IsOverride: boolean;
};
type Choice = { action: number; person: number; other: number; isSeldom: boolean; isFlag: boolean };

const choice = fc.record<Choice>({
  action: fc.nat(),
  person: fc.nat(actors.length - 1),
  other: fc.nat(),
  isSeldom: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  isFlag: fc.boolean(),
});

const FULL = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] as const;
const SHORT = ['ASSESSOR', 'COO'] as const;

const start: fc.Arbitrary<ApplicationFacts> = fc
  .record({
    isVisited: fc.boolean(),
    isShort: fc.boolean(),
    type: fc.constantFrom('INITIAL', 'SURVEILLANCE', 'RENEWAL'),
    isNext: fc.boolean(),
  })
  .map(({ isVisited, isShort, type, isNext }) => {
    const FullSteps = FULL.filter((step) => isVisited || step !== 'ASSESSOR_ONSITE');
    const ServiceSteps = isShort ? SHORT : FullSteps;
    return {
      ...application,
      ApplicationStatusCode: isNext ? 'WAITING' : 'NONE',
      AssessmentType: type,
      FullSteps,
      ServiceSteps,
      Steps: [],
      CertifiedAt: null,
    } satisfies ApplicationFacts;
  });

const fit = { IsActive: true, IsCompetent: true, IsAbsent: false, HasInterest: false };

function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length] as T;
}

/** Returns the next allowed action for a choice, or null if the user can do nothing now. */
function move(facts: ApplicationFacts, chosen: Choice): Move | null {
  const actor = pick(actors, chosen.person);
  const open = applicationWorkflow.Actions.flatMap((action) => {
    if (SELDOM.has(action) && !chosen.isSeldom) return [];
    const assignee = pick(actors, chosen.other);
    const input = {
      Remark: 'A reason.',
      TransactionNo: 'TX',
      Attachment: ['file'],
      DateTime: '2026-11-20',
      Mode: pick(['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'], chosen.action),
      AssignedUserKey: assignee.UserKey,
      IsOverride: chosen.isFlag,
      IsUpdateCertificate: chosen.isFlag,
      ...(chosen.isFlag ? { Target: pick(FULL, chosen.other) } : {}),
    };
    const assignedFacts = { ...facts, Assignee: { ...assignee, ...fit } };
    const decision = decide(applicationWorkflow, action, { facts: assignedFacts, actor, at: NOW, input });
    return decision.Allowed ? [{ action, decision }] : [];
  });
  if (open.length === 0) return null;
  const { action, decision } = pick(open, chosen.action);
  const After = { ...facts, ...decision.Change };
  return { Action: action, Before: facts, After, Actor: actor.UserKey, IsOverride: decision.IsOverride };
}

function walk(from: ApplicationFacts, choices: readonly Choice[]): Move[] {
  const moves: Move[] = [];
  for (const chosen of choices) {
    const next = move(moves.at(-1)?.After ?? from, chosen);
    if (next) moves.push(next);
  }
  return moves;
}

const isInChain = (facts: ApplicationFacts): boolean =>
  facts.ApplicationStatusCode === 'UNDERREVIEW' || facts.ApplicationStatusCode === 'REJECTED_FLOW';
const stepsOf = (facts: ApplicationFacts) => facts.Approvals.map((approval) => approval.Step);

const choices = fc.array(choice, { minLength: 40, maxLength: 160, size: 'max' });

/** The seed is fixed, so that a failure can be reproduced. */
const walks: Move[][] = fc
  .sample(fc.tuple(start, choices), { seed: 20261120, numRuns: 600 })
  .map(([from, chosen]) => walk(from, chosen));

/** Checks a condition after every action of every sequence. */
function always(holds: (now: Move, moves: readonly Move[], at: number) => void): void {
  for (const moves of walks)
    moves.forEach((now, at) => {
      holds(now, moves, at);
    });
}

describe('on every path of allowed actions', () => {
  it('the walks reach every status', () => {
    const moves = walks.flat();
    const reached = new Set(moves.map(({ After }) => After.ApplicationStatusCode));
    expect(
      STATUSES.filter((status) => status !== 'NONE').filter((status) => !reached.has(status as never)),
    ).toEqual([]);
    const places = new Set(moves.map(({ After }) => `${After.ApplicationStatusCode} ${After.CurrentStep}`));
    for (const step of FULL) expect(places).toContain(`UNDERREVIEW ${step}`);
    const taken = new Set(moves.map((one) => one.Action));
    for (const action of ['REJECT_PROGRESS', 'REJECT_CHECKLIST', 'UNARCHIVE', 'PUBLISH', 'SPECIAL'] as const)
      expect(taken).toContain(action);
    expect(moves.some((one) => one.IsOverride)).toBe(true);
    expect(moves.some(({ After }) => After.Round > 1)).toBe(true);
  });

  it('the status is always a known one', () => {
    always(({ After }) => expect(STATUSES).toContain(After.ApplicationStatusCode));
  });

  it('no application is completed without certification, or certified without every step', () => {
    always(({ Before, After }, moves, at) => {
      if (After.ApplicationStatusCode === 'COMPLETED' && Before.ApplicationStatusCode !== 'COMPLETED')
        expect(Before.ApplicationStatusCode).toBe('CERTIFIED');
      if (After.ApplicationStatusCode !== 'CERTIFIED' || Before.ApplicationStatusCode === 'CERTIFIED') return;
      expect(moves[at]?.Action).toBe('APPROVE_PROGRESS');
      expect(stepsOf(After)).toEqual([...After.Steps]);
      expect(After.Approvals.every((approval) => approval.Round === After.Round)).toBe(true);
    });
  });

  it('returning to a step removes its approval and all later ones', () => {
    always(({ Action, Before, After }) => {
      if (Action !== 'REJECT_PROGRESS') return;
      const target = After.Steps.indexOf(After.CurrentStep as never);
      expect(target).toBeGreaterThanOrEqual(0);
      expect(target).toBeLessThan(Before.Steps.indexOf(Before.CurrentStep as never));
      expect(stepsOf(After)).toEqual(After.Steps.slice(0, target));
    });
  });

  it('approvals are those of the steps before the current one, in order', () => {
    always(({ After }) => {
      if (isInChain(After))
        expect(stepsOf(After)).toEqual(After.Steps.slice(0, After.Steps.indexOf(After.CurrentStep as never)));
    });
  });

  it('there is a current step exactly during the review, and it is one of the application', () => {
    always(({ After }) => {
      expect(After.CurrentStep !== null).toBe(isInChain(After));
      if (After.CurrentStep) expect(After.Steps).toContain(After.CurrentStep);
    });
  });

  it('no one acts on two sides without an override, in any round', () => {
    always((now, moves, at) => {
      const added = now.After.Participants.slice(now.Before.Participants.length);
      for (const { UserKey, Step } of now.IsOverride ? [] : added) {
        expect(UserKey).toBe(now.Actor);
        const sides = now.Before.Participants.filter((one) => one.UserKey === UserKey).map((one) =>
          side(one.Step),
        );
        const isExcused = moves.slice(0, at).some((past) => past.IsOverride && past.Actor === UserKey);
        if (!isExcused) expect(sides.filter((one) => one !== side(Step))).toEqual([]);
      }
    });
  });

  it('the actor of a step is recorded there permanently', () => {
    always(({ Action, Actor: UserKey, Before, After }) => {
      expect(After.Participants.slice(0, Before.Participants.length)).toEqual(Before.Participants);
      if (['APPROVE_PROGRESS', 'REJECT_PROGRESS', 'REJECT_CHECKLIST', 'REJECT_ASSESSOR'].includes(Action))
        expect(After.Participants).toContainEqual({ UserKey, Step: Before.CurrentStep });
    });
  });

  it('only administrators override', () => {
    always(({ IsOverride, Actor: UserKey }) => {
      if (IsOverride) expect(UserKey).toBe('admin');
    });
  });

  it('rounds only increase, by one, when the client answers', () => {
    always(({ Action, Before, After }) => {
      const grown = After.Round - Before.Round;
      expect(grown).toBe(Action === 'SUBMIT' && Before.ApplicationStatusCode === 'REJECTED' ? 1 : 0);
    });
  });

  it('no one is assigned to two sides of one application', () => {
    always(({ After: { Assigned } }) => {
      if (Assigned.INDEPREVIEWER === null) return;
      expect([Assigned.ASSESSOR, Assigned.ASSESSOR_ONSITE]).not.toContain(Assigned.INDEPREVIEWER);
    });
  });

  it('an ended application stays ended', () => {
    always(({ Before, After }) => {
      if (['CANCELLED', 'REJECTED_STAFF', 'COMPLETED'].includes(Before.ApplicationStatusCode))
        expect(After.ApplicationStatusCode).toBe(Before.ApplicationStatusCode);
    });
  });
});
