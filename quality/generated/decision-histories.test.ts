/**
 * Generates histories of certifications from the workflow tables: none has a certificate with a major nonconformity that was
 * open on the day of its decision, or verified later than its service allows, or an event without the decision that it needs; without either guard there are some.
 */
import { expect, it } from 'vitest';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { generateHistory } from '../support/rules/histories/generate-history.ts';
import type { History } from '../support/rules/histories/history.ts';
import { realTables, type Tables } from '../support/rules/state-graph/moves.ts';

const HISTORIES = 100_000;
const SEED = 20_261_129;

type Count = { Violations: string[]; Reached: Record<string, number> };

function generate(count: number, tables: Tables): Count {
  const violations = new Set<string>();
  const Reached: Record<string, number> = {};
  const reach = (what: string) => {
    Reached[what] = (Reached[what] ?? 0) + 1;
  };
  for (let at = 0; at < count; at += 1) {
    const history = generateHistory(SEED + at, tables);
    for (const one of history.Violations) violations.add(one);
    for (const what of reachedBy(history)) reach(what);
  }
  return { Violations: [...violations].toSorted(), Reached };
}

const reachedBy = (history: History): Set<string> =>
  new Set([
    ...history.Decisions.map(({ Type, Way }) => `${Type} ${Way}`),
    ...history.Findings.map(({ Grade, Status }) => `${Grade} ${Status}`),
    `${history.At.Certificate?.CertificateStatusCode ?? 'no'} certificate`,
  ]);

/** The tables without a condition, wherever they have it. */
function without(code: string): Tables {
  const rowsWithout = <Rows extends Record<string, { When?: readonly { Code: string }[] }>>(
    rows: Rows,
  ): Rows =>
    Object.fromEntries(
      Object.entries(rows).map(([action, row]) => [
        action,
        { ...row, ...(row.When && { When: row.When.filter(({ Code }) => Code !== code) }) },
      ]),
    ) as Rows;
  return {
    ...realTables,
    application: { ...applicationWorkflow, Rows: rowsWithout(applicationWorkflow.Rows) },
    certificate: { ...certificateWorkflow, Rows: rowsWithout(certificateWorkflow.Rows) },
  };
}

it('no history breaks a rule for decisions, and they contain every decision', { timeout: 600_000 }, () => {
  const { Violations, Reached } = generate(HISTORIES, realTables);
  expect(Violations).toEqual([]);
  for (const what of [
    'GRANT AT_ONCE',
    'REFUSE AT_ONCE',
    'MAINTAIN AT_ONCE',
    'RENEW AT_ONCE',
    'SUSPEND AT_ONCE',
    'SUSPEND CONFIRMED',
    'SUSPEND URGENT',
    'RESTORE AT_ONCE',
    'RESTORE CONFIRMED',
    'RESTORE DECLINED',
    'WITHDRAW AT_ONCE',
    'WITHDRAW CONFIRMED',
    'EXTEND_TERM AT_ONCE',
    'EXTEND_TERM CONFIRMED',
    'EXTEND_SCOPE AT_ONCE',
    'EXTEND_SCOPE CONFIRMED',
    'REDUCE_SCOPE AT_ONCE',
    'REDUCE_SCOPE CONFIRMED',
    'MAJOR CLOSED',
    'MINOR CLOSED',
    'MAJOR WITHDRAWN',
  ])
    expect(Reached[what] ?? 0, what).toBeGreaterThan(HISTORIES / 1000);
});

it.each([
  ['REASON_MAJOR_OPEN', 'GRANT with an open major one'],
  ['REASON_MAJOR_LATE', 'GRANT with a major one verified too late'],
  ['REASON_PLAN_OPEN', 'GRANT with a minor one without an accepted plan'],
  ['REASON_DECISION_REQUIRED', 'SUSPENDED without a proposal'],
])('without the condition %s there are histories that break the rule', (code, violation) => {
  expect(generate(2_000, without(code)).Violations).toContain(violation);
});
