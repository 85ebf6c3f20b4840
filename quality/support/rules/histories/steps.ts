/** Everything that can happen next in a generated history, each with how often it is chosen and what it does. */

import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';
import type { NonconformityAction } from '#modules/applications/nonconformities/rules/workflow.ts';
import type { CertificateAction } from '#modules/certification/certificates/rules/workflow.ts';
import { type Combined, combination } from '../state-graph/combined.ts';
import { certificateMoves, type Move, movesFrom, type Tables, timePasses } from '../state-graph/moves.ts';
import { onCertificate, publish } from './certificate-events.ts';
import { recordOnApplication } from './decisions.ts';
import { actionsOnFindings, afterApplication, afterChecklist } from './findings.ts';
import { type History, lateMajors, openMajors, type Way } from './history.ts';
import { proposalMoves } from './proposals.ts';
import type { Random } from './random.ts';

export type Step = { Weight: number; perform: () => History };

/** Steps that end a history, so that most of them reach a certificate, and those that lead there. */
const RARE: readonly string[] = [
  'CANCEL',
  'ARCHIVE',
  'REJECT_ASSESSOR',
  'REJECT_PROGRESS',
  'UNPAID',
  'VOID',
  'REFUND',
  'REFUND_OFFLINE',
  'certificate DELETE',
  'certificate TERMINATE',
  'certificate EXPIRE',
  // Of a nonconformity.
  'WITHDRAW',
  'RETURN',
  'REOPEN',
  'ADD_EVIDENCE',
];
const LEADING: readonly string[] = [
  'CREATE',
  'SAVE',
  'SUBMIT',
  'APPROVE',
  'APPROVE_PROGRESS',
  'ASSIGN',
  'CRB_CONFIRM',
  'GENERATE_CERT',
  'PAID',
  'PUBLISH',
  'UPLOAD_DISCLOSURE',
  // Of a nonconformity.
  'RELEASE',
  'ANSWER',
  'ACCEPT_PLAN',
  'VERIFY',
] satisfies (ApplicationAction | NonconformityAction)[];
const weightOf = (action: string): number =>
  RARE.includes(action) ? 0.05 : LEADING.includes(action) ? 4 : 0.2;

/** A date later than that of a certificate in force, so that its term can be extended. */
const CERTIFICATE_INPUT = {
  Remark: 'A reason.',
  Attachment: ['file'],
  ExpiryDateTime: '2027-08-20',
  Scope: { EN: 'Another scope', CHT: '另一範圍', CHS: '另一范围' },
};

const known = new WeakMap<Tables, Map<string, Move[]>>();

/** The moves of the tables; those of equal combinations are computed once. */
function movesOf(tables: Tables, history: History): Move[] {
  const { At, IsDecisionRequired } = history;
  const isLate = lateMajors(history).length > 0;
  const moves = known.get(tables) ?? new Map<string, Move[]>();
  known.set(tables, moves);
  const certificate = At.Certificate && [At.Certificate.CertificateStatusCode, At.Certificate.ExpiryDate];
  const key = `${combination(At)} ${certificate} ${isLate} ${At.Application.OpenPlans.length > 0} ${IsDecisionRequired}`;
  const found = moves.get(key) ?? listed(tables, At);
  moves.set(key, found);
  return found;
}

/** A certificate lives on after its application, which has no moves then. */
function listed(tables: Tables, at: Combined): Move[] {
  if (at.Application.ApplicationStatusCode === 'NONE') return movesFrom(tables, at);
  const isOther = ({ Action }: Move) => Action !== 'time' && !Action.startsWith('certificate ');
  return [
    ...movesFrom(tables, at).filter(isOther),
    ...certificateMoves(tables, at, CERTIFICATE_INPUT),
    ...timePasses(at),
  ];
}

export function stepsFrom(tables: Tables, history: History, random: Random): Step[] {
  const { Certificate } = history.At;
  const moves = movesOf(tables, history).map((move) => ({
    Weight: weightOf(move.Action),
    perform: () => performMove(history, move, random),
  }));
  if (moves.length === 0) return [];
  const findings = actionsOnFindings(history).map(({ Action, After }) => ({
    Weight: weightOf(Action),
    perform: () => After,
  }));
  const proposals = Certificate
    ? proposalMoves(history, Certificate).map(({ History, Perform }) => ({
        Weight: Perform ? 0.5 : 0.05,
        perform: () => (Perform ? performProposed(tables, history, { after: History, ...Perform }) : History),
      }))
    : [];
  return [...moves, ...findings, ...proposals, { Weight: 0.4, perform: () => later(history, random) }];
}

/** Some months pass in which nothing else happens. */
const later = (history: History, random: Random): History => ({
  ...history,
  Month: history.Month + random.of([1, 2, 5]),
});

function performMove(history: History, move: Move, random: Random): History {
  const before = history.At;
  if (move.Action === 'CHECKLIST') return answerChecklist(history, random);
  if (move.Action === 'time' || move.Action.startsWith('certificate '))
    return onCertificate({ ...history, At: move.To }, before, {
      action: move.Action === 'time' ? null : (move.Action.slice('certificate '.length) as CertificateAction),
      way: { Way: 'AT_ONCE', Proposer: null, Decider: 'SCHEDULING' },
    });
  const step = before.Application.CurrentStep;
  let after: History = { ...history, At: move.To };
  if (move.Action === 'CORRECT_RESULT') after = correct(after);
  if (move.Action === 'APPROVE_PROGRESS' && (step === 'ASSESSOR' || step === 'ASSESSOR_ONSITE'))
    after = { ...after, Evaluators: [...after.Evaluators, random.of(['ASSESSOR', 'both'])] };
  after = afterApplication(recordOnApplication(after, before.Application, String(step)));
  return publish(after, before, move.Action);
}

/** The checklist of the step is completed: perhaps with a new finding, perhaps with one that is corrected. */
function answerChecklist(history: History, random: Random): History {
  const { Application } = history.At;
  const answered = { ...history, At: { ...history.At, Application: { ...Application, ChecklistOpen: 0 } } };
  const at = history.Findings.findIndex(({ Application: number }) => number === history.Application);
  const isCorrectable = at !== -1 && Application.CurrentStep === 'ASSESSOR';
  if (isCorrectable && random.chance(0.5))
    return afterChecklist(answered, random.of([null, 'MINOR', 'MAJOR']), at);
  return afterChecklist(answered, random.of([null, null, 'MINOR', 'MAJOR']), null);
}

function correct(history: History): History {
  const [major] = openMajors(history);
  return major ? afterChecklist(history, null, history.Findings.indexOf(major)) : history;
}

type Proposed = { after: History; Action: CertificateAction; Decision: Way };

/** If the certificate does not allow what is decided, the proposal stays as it was. */
function performProposed(tables: Tables, history: History, { after, Action, Decision }: Proposed): History {
  const { Certificate } = history.At;
  if (!Certificate) return history;
  const At = { ...history.At, Certificate: { ...Certificate, IsDecisionRequired: false } };
  const move = movesOf(tables, { ...history, At, IsDecisionRequired: false }).find(
    (one) => one.Action === `certificate ${Action}`,
  );
  return move
    ? onCertificate({ ...after, At: move.To }, history.At, { action: Action, way: Decision })
    : history;
}
