/** Generates one history from a seed: random steps that the workflow tables allow, each checked against the rules for decisions. */
import { isDecisionStep } from '#modules/applications/applications/rules/separation-of-duties.ts';
import { isVerified } from '#modules/applications/nonconformities/rules/statuses.ts';
import { STARTS } from '../state-graph/check.ts';
import { isFinal, start } from '../state-graph/combined.ts';
import type { Tables } from '../state-graph/moves.ts';
import { type History, withFindings } from './history.ts';
import { type Random, randomFrom } from './random.ts';
import { type Step, stepsFrom } from './steps.ts';

const STEPS = 60;
const DECIDED: readonly string[] = ['CERTIFIED', 'COMPLETED'];
const GATES = ['BEFORE_REVIEW', 'BEFORE_CERTIFICATE'] as const;

/** New certifications, and certificates in force with an application that begins. */
const BEGINNINGS = STARTS.filter(({ Application }) => Application.ApplicationStatusCode !== 'CERTIFIED');

export function generateHistory(seed: number, tables: Tables): History {
  const random = randomFrom(seed);
  let history = begin(random);
  for (let step = 0; step < STEPS && history.Violations.length === 0; step += 1) {
    const next = random.pick([
      ...stepsFrom(tables, history, random),
      ...(isFinal(history.At) ? [nextApplication(history, random)] : []),
    ]);
    if (next === null) break;
    history = settled(next.perform());
  }
  return history;
}

/** The facts of the certificate and of the nonconformities, as they are loaded for the next action. */
function settled(history: History): History {
  const { Certificate } = history.At;
  const { IsDecisionRequired } = history;
  const At = { ...history.At, Certificate: Certificate && { ...Certificate, IsDecisionRequired } };
  return withFindings(withTimes({ ...history, At }));
}

/** When the evaluation ended, and when nonconformities were verified. */
function withTimes(history: History): History {
  const { Month } = history;
  const Findings = history.Findings.map((one) => ({
    ...one,
    VerifiedIn: isVerified(one.Status) ? (one.VerifiedIn ?? Month) : null,
  }));
  return { ...history, Findings, AssessedIn: assessedIn(history) };
}

function assessedIn({ At: { Application }, AssessedIn, Month }: History): number | null {
  const { ApplicationStatusCode: status, CurrentStep } = Application;
  if (status === 'ARCHIVED') return AssessedIn;
  const isAssessed = CurrentStep === null ? DECIDED.includes(status) : isDecisionStep(CurrentStep);
  return isAssessed ? (AssessedIn ?? Month) : null;
}

const begin = (random: Random): History =>
  settled({
    At: random.of(BEGINNINGS),
    Application: 1,
    IsDecisionRequired: random.chance(0.5),
    IsPlanRequired: random.chance(0.5),
    MajorMonths: random.of([null, 1, 6]),
    ...{ Month: 0, AssessedIn: null },
    ...{ Findings: [], Proposals: [], Decisions: [], Evaluators: [], Violations: [] },
  });

const nextApplication = (history: History, random: Random): Step => ({
  Weight: 2,
  perform: () => beginNext(history, random),
});

/** The next application of the certification, or a new one if there is no certificate in force. */
function beginNext(history: History, random: Random): History {
  const { Certificate } = history.At;
  const isInForce =
    Certificate !== null && ['PUBLISHED', 'ACTIVE', 'RENEWAL'].includes(Certificate.CertificateStatusCode);
  const type = isInForce ? random.of(['SURVEILLANCE', 'RENEWAL', 'SPECIAL'] as const) : 'INITIAL';
  return {
    ...history,
    At: start({ status: 'NONE', type, gate: random.of(GATES), certificate: isInForce ? Certificate : null }),
    ...{ Application: history.Application + 1, AssessedIn: null },
    // A renewal and a new certificate begin a certification cycle.
    Evaluators: type === 'SURVEILLANCE' || type === 'SPECIAL' ? history.Evaluators : [],
    Proposals: isInForce ? history.Proposals : [],
  };
}
