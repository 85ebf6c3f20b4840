import { describe, expect, it } from 'vitest';
import { serviceDefinition } from '../src/service/definition.ts';
import { feeTotal } from '../src/service/fee-total.ts';

const said = { EN: 'Quality', CHT: '質量', CHS: '质量' };
const point = {
  PointKey: 'QM-01',
  Step: 'ASSESSOR',
  Clause: 'ISO 9001:2015, 4.3',
  Text: said,
  Guidance: said,
};

const definition = {
  Name: said,
  NameExtra: said,
  Summary: said,
  Description: said,
  WhoFor: said,
  DocumentsNeeded: [said],
  SchemeCode: 'QM',
  Kind: 'CERTIFICATE',
  Industries: ['LOGISTICS'],
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  AssessmentTypes: ['INITIAL'],
  Fees: {
    INITIAL: [
      { Description: said, AmountCents: 650_000 },
      { Description: said, AmountCents: 1_400_000 },
    ],
  },
  Currency: 'HKD',
  PaymentGate: 'BEFORE_REVIEW',
  Flows: { INITIAL: 'FULL' },
  FullSteps: ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  TargetDays: { ASSESSOR: 14 },
  Stages: {},
  UsualDays: 56,
  Cycle: {
    ValidMonths: 36,
    SurveillanceMonths: [12, 24],
    SurveillanceWindowDays: 90,
    RenewalWindowDays: 180,
  },
  IsExtensionAllowed: false,
  IsDisclosureNeeded: false,
  CertificateLanguage: 'BILINGUAL',
  Templates: {},
  ScopeLimits: { rLimit: 6, charLimit: 300 },
  Checklist: [point],
  FindingDays: { MINOR: 90, MAJOR: 30 },
  FormProvider: 'NATIVE',
  MachForm: null,
  Form: { pages: [] },
  ScopeQuestion: 'ScopeRequirement',
  SitesQuestion: 'Sites',
};

const problems = (changed: Record<string, unknown>) =>
  serviceDefinition.safeParse({ ...definition, ...changed }).error?.issues.map(({ message }) => message) ??
  [];

describe('serviceDefinition', () => {
  it('accepts a complete one and adds its fees up', () => {
    expect(feeTotal(serviceDefinition.parse(definition), 'INITIAL')).toBe(2_050_000);
    expect(feeTotal(serviceDefinition.parse(definition), 'RENEWAL')).toBe(0);
  });

  it.each([
    ['a cycle of a statement', { Kind: 'STATEMENT' }, 'ERR_SERVICE_CYCLE'],
    ['steps out of order', { FullSteps: ['ASSESSOR', 'CEO', 'COO'] }, 'ERR_SERVICE_STEPS'],
    ['a step twice', { ShortSteps: ['ASSESSOR', 'ASSESSOR'] }, 'ERR_SERVICE_STEPS'],
    ['a chain without an assessor', { ShortSteps: ['COO'] }, 'ERR_SERVICE_STEPS'],
    ['a type without fees', { Fees: {} }, 'ERR_SERVICE_FEES'],
    ['a type without a flow', { Flows: {} }, 'ERR_SERVICE_FLOW'],
    ['a point listed twice', { Checklist: [point, point] }, 'ERR_SERVICE_POINT_TWICE'],
    [
      'a point of a step that the flow lacks',
      { Checklist: [{ ...point, Step: 'ASSESSOR_ONSITE' }] },
      'ERR_SERVICE_POINT_STEP',
    ],
  ])('refuses %s', (_, changed, message) => {
    expect(problems(changed)).toEqual([message]);
  });

  it.each([
    ['an unknown field', { Colour: 'green' }],
    ['a text without Simplified Chinese', { Name: { EN: 'Quality', CHT: '質量' } }],
    ['half a cent', { Fees: { INITIAL: [{ Description: said, AmountCents: 0.5 }] } }],
    ['a scheme code in small letters', { SchemeCode: 'qm' }],
  ])('refuses %s', (_, changed) => {
    expect(problems(changed)).toHaveLength(1);
  });
});
