/** Conditions of the board's confirmation and of other typed values, with results written by hand. */
import { expect, test } from 'vitest';
import type { Role } from '#platform/common/access/roles.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { actor, application, NOW } from '#quality/support/rules/application-facts.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

const Cycle = {
  ValidMonths: 36,
  RenewalWindowDays: 90,
  SurveillanceMonths: [12, 24],
  SurveillanceWindowDays: 90,
} as unknown as ApplicationFacts['Cycle'];

const undecided = {
  ApplicationStatusCode: 'CERTIFIED',
  CertificateNo: null,
  DecisionDate: null,
  Cycle,
} as const satisfies Partial<ApplicationFacts>;

/** A surveillance of a certificate that is in force until 9 November 2029. */
const ofCertificate = {
  ...undecided,
  AssessmentType: 'SURVEILLANCE',
  EarlierCertificate: {
    Id: 1,
    CertificateNo: 'QM-2025-00007',
    FirstIssueDate: '2025-01-02',
    ExpiryDate: '2028-01-01',
  },
} as const satisfies Partial<ApplicationFacts>;

/** Returns the field errors or reasons of an action; an empty list if it is possible. */
function refusals(
  action: ApplicationAction,
  role: Role,
  facts: Partial<ApplicationFacts>,
  input: Record<string, unknown>,
): string[] {
  const decision = decide(applicationWorkflow, action, {
    facts: { ...application, ...facts },
    actor: actor(role),
    at: NOW,
    input,
  });
  if (decision.Allowed) return [];
  return decision.Reasons.flatMap(({ Code, Field, Fields, Params }) =>
    (Fields ?? [{ Field }]).map((one) =>
      [('Code' in one && one.Code) || Code, one.Field, Params && JSON.stringify(Params)]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

const typed = { IsCertDateNoManual: true, CertificateNo: 'QM-2026-00042', DateTime: '2026-11-20' };
const DAY = (EN: string, CHT: string, CHS: string) => JSON.stringify({ date: { EN, CHT, CHS } });

test.each([
  ['a free number', undecided, typed, []],
  ['a number in use', { ...undecided, IsNumberTaken: true }, typed, ['REASON_NUMBER_TAKEN CertificateNo']],
  [
    'a number that skips one, without a remark',
    { ...undecided, SkippedNumber: 'QM-2026-00008' },
    typed,
    ['REASON_NUMBER_AHEAD Remark {"next":"QM-2026-00008"}'],
  ],
  [
    'a number that skips one, with a remark',
    { ...undecided, SkippedNumber: 'QM-2026-00008' },
    { ...typed, Remark: 'Printed by hand.' },
    [],
  ],
  [
    'another number than that of the certificate',
    ofCertificate,
    typed,
    ['REASON_NUMBER_FIXED CertificateNo'],
  ],
  [
    'the number of the certificate in small letters',
    ofCertificate,
    { ...typed, CertificateNo: 'qm-2025-00007' },
    [],
  ],
  ['the last day of the first term', undecided, { ...typed, ExpiryDate: '2029-11-19' }, []],
  [
    'a day beyond the first term',
    undecided,
    { ...typed, ExpiryDate: '2029-11-20' },
    [`REASON_EXPIRY_BEYOND ExpiryDate ${DAY('Nov 19, 2029', '2029年11月19日', '2029年11月19日')}`],
  ],
  ['an earlier last day of the first term', undecided, { ...typed, ExpiryDate: '2028-11-19' }, []],
  [
    'an earlier last day of a term in force',
    ofCertificate,
    { ...typed, CertificateNo: 'QM-2025-00007', ExpiryDate: '2027-12-31' },
    [`REASON_EXPIRY_KEPT ExpiryDate ${DAY('Jan 1, 2028', '2028年1月1日', '2028年1月1日')}`],
  ],
  [
    'a last day before the first',
    ofCertificate,
    { ...typed, CertificateNo: 'QM-2025-00007', ExpiryDate: '2026-11-01' },
    ['REASON_EXPIRY_BEFORE_DATE ExpiryDate'],
  ],
  [
    'a file of another kind',
    { ...undecided, IsOtherFileAttached: true },
    { Attachment: ['file'] },
    ['REASON_CRB_SOURCE Attachment'],
  ],
  [
    'no certificate that the result would update',
    { ...undecided, AssessmentType: 'SURVEILLANCE', IsCertificateNamed: false },
    typed,
    ['REASON_CERTIFICATE_NOT_NAMED'],
  ],
] as const)('a confirmation with %s', (_what, facts, input, expected) => {
  expect(refusals('CRB_CONFIRM', 'SCHEDULING', facts, input)).toEqual(expected);
});

test('a confirmation without a named certificate is not offered', () => {
  const facts = { ...application, ...undecided, IsCertificateNamed: false };
  const entry = actionsFor(applicationWorkflow, facts, actor('SCHEDULING'), NOW).find(
    ({ Action }) => Action === 'CRB_CONFIRM',
  );
  expect([entry?.Allowed, entry?.Reasons]).toEqual([false, [{ Code: 'REASON_CERTIFICATE_NOT_NAMED' }]]);
});

const answering = { ApplicationStatusCode: 'REJECTED', PointNos: [1, 2] } as const;

test.each([
  [
    'wrong answers and open points',
    {
      WrongAnswers: [{ Field: 'Scope', Code: 'FIELD_INVALID' }],
      IsFormValid: false,
      PointsOpen: 1,
      OpenPointNos: [2],
    },
    {},
    ['FIELD_INVALID Scope', 'FIELD_POINT_ANSWER PointAnswers.2'],
  ],
  [
    'an answer to a point that is not on the list',
    {},
    { PointAnswers: [{ PointNo: 3, Answer: 'Done.' }] },
    ['FIELD_INVALID PointAnswers'],
  ],
  ['answers to its points', {}, { PointAnswers: [{ PointNo: 2, Answer: 'Done.' }] }, []],
] as const)('a submission with %s', (_what, facts, input, expected) => {
  expect(refusals('SUBMIT', 'CLIENT', { ...answering, ...facts }, input)).toEqual(expected);
});

test('points name a point of the checklist or a question of the form', () => {
  const facts = {
    ApplicationStatusCode: 'UNDERREVIEW',
    CurrentStep: 'ASSESSOR',
    ChecklistKeys: ['A'],
    FormFields: ['Scope'],
  } as const;
  const Points = [
    { PointKey: 'A', Remark: 'x' },
    { PointKey: 'B', Remark: 'x' },
    { Field: 'Other', Remark: 'x' },
    { Field: 'Scope', Remark: 'x' },
  ];
  expect(refusals('REJECT_CHECKLIST', 'ADMIN', facts, { Points })).toEqual([
    'FIELD_INVALID Points.1.PointKey',
    'FIELD_INVALID Points.2.Field',
  ]);
});

test.each([
  ['an unknown entry', { IsKnown: false, IsTaken: false, Ambiguous: null }, ['FIELD_ENTRY_UNKNOWN Input']],
  [
    'an entry of several forms, one taken',
    { IsKnown: true, IsTaken: true, Ambiguous: '10432/17' },
    ['FIELD_ENTRY_FORM Input {"example":"10432/17"}'],
  ],
  ['a taken entry', { IsKnown: true, IsTaken: true, Ambiguous: null }, ['FIELD_ENTRY_TAKEN Input']],
  ['a free entry', { IsKnown: true, IsTaken: false, Ambiguous: null }, []],
])('assigning %s', (_what, Entry, expected) => {
  expect(refusals('CHANGE_MACHFORM', 'ADMIN', { Entry }, { Input: '17' })).toEqual(expected);
});
