import { describe, expect, it } from 'vitest';
import { feeTotal } from '../../rules/fee-total.ts';
import { serviceDefinition } from '../../rules/finished-definition.ts';

const localized = { EN: 'Quality', CHT: '質量', CHS: '质量' };
const point = {
  PointKey: 'QM-01',
  Step: 'ASSESSOR',
  Clause: 'ISO 9001:2015, 4.3',
  Text: localized,
  Guidance: localized,
};

const definition = {
  Name: localized,
  NameExtra: localized,
  Summary: localized,
  Description: localized,
  WhoFor: localized,
  DocumentsNeeded: [localized],
  SchemeCode: 'QM',
  Kind: 'CERTIFICATE',
  Industries: ['LOGISTICS'],
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  AssessmentTypes: ['INITIAL', 'SURVEILLANCE', 'RENEWAL'],
  Fees: {
    INITIAL: [
      { Description: localized, AmountCents: 650_000 },
      { Description: localized, AmountCents: 1_400_000 },
    ],
    SURVEILLANCE: [],
    RENEWAL: [],
  },
  Currency: 'HKD',
  PaymentGate: 'BEFORE_REVIEW',
  Flows: { INITIAL: 'FULL', SURVEILLANCE: 'SHORT', RENEWAL: 'FULL' },
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

const { Cycle } = definition;
const statement = {
  Kind: 'STATEMENT',
  Cycle: null,
  AssessmentTypes: ['INITIAL'],
  Fees: { INITIAL: [] },
  Flows: { INITIAL: 'FULL' },
};

/** Each problem as `path code`. */
const problems = (changed: Record<string, unknown>) =>
  serviceDefinition
    .safeParse({ ...definition, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('serviceDefinition', () => {
  it('accepts a complete one and adds up its fees', () => {
    expect(feeTotal(serviceDefinition.parse(definition), 'INITIAL')).toBe(2_050_000);
    expect(feeTotal(serviceDefinition.parse(definition), 'SPECIAL')).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a statement', statement],
    ['a certificate without surveillance', { Cycle: { ...Cycle, SurveillanceMonths: [] } }],
    ['no short flow', { ShortSteps: ['ASSESSOR'] }],
    [
      'a window that exactly fits',
      { Cycle: { ...Cycle, SurveillanceWindowDays: 335, RenewalWindowDays: 335 } },
    ],
    [
      'a framed form',
      { FormProvider: 'MACHFORM', MachForm: { Forms: { EN: '1', CHT: '', CHS: '' }, Fields: [] } },
    ],
    ['a name without an extra', { NameExtra: { EN: '', CHT: '', CHS: '' } }],
  ])('accepts %s', (_, changed) => {
    expect(problems(changed)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a cycle of a statement', { ...statement, Cycle }, 'Cycle ERR_SERVICE_CYCLE'],
    ['a certificate without a cycle', { ...statement, Kind: 'CERTIFICATE' }, 'Cycle ERR_SERVICE_CYCLE'],
    ['steps out of order', { FullSteps: ['ASSESSOR', 'CEO', 'COO'] }, 'FullSteps ERR_SERVICE_STEPS'],
    ['a step twice', { ShortSteps: ['ASSESSOR', 'ASSESSOR'] }, 'ShortSteps ERR_SERVICE_STEPS'],
    ['a chain without an assessor', { ShortSteps: ['COO'] }, 'ShortSteps ERR_SERVICE_STEPS'],
    [
      'a short step that the full flow does not have',
      { ShortSteps: ['ASSESSOR', 'ASSESSOR_ONSITE'] },
      'ShortSteps ERR_SERVICE_SHORT_STEPS',
    ],
    [
      'a target for an unused step',
      { TargetDays: { ASSESSOR_ONSITE: 3 } },
      'TargetDays.ASSESSOR_ONSITE ERR_SERVICE_STEP_UNUSED',
    ],
    [
      'a stage for an unused step',
      { Stages: { ASSESSOR_ONSITE: { StageKey: 'stage-of-the-visit', Name: localized } } },
      'Stages.ASSESSOR_ONSITE ERR_SERVICE_STEP_UNUSED',
    ],
    ['a type without fees', { Fees: { INITIAL: [], RENEWAL: [] } }, 'Fees.SURVEILLANCE ERR_SERVICE_FEES'],
    [
      'a type without a flow',
      { Flows: { INITIAL: 'FULL', RENEWAL: 'FULL' } },
      'Flows.SURVEILLANCE ERR_SERVICE_FLOW',
    ],
    [
      'surveillances that are not offered',
      { AssessmentTypes: ['INITIAL', 'RENEWAL'] },
      'AssessmentTypes ERR_SERVICE_CYCLE_SURVEILLANCE',
    ],
    [
      'a cycle without its renewal',
      { AssessmentTypes: ['INITIAL', 'SURVEILLANCE'] },
      'AssessmentTypes ERR_SERVICE_CYCLE_RENEWAL',
    ],
    [
      'a renewal without a cycle',
      {
        ...statement,
        AssessmentTypes: ['INITIAL', 'RENEWAL'],
        Fees: { INITIAL: [], RENEWAL: [] },
        Flows: { INITIAL: 'FULL', RENEWAL: 'FULL' },
      },
      'AssessmentTypes.1 ERR_SERVICE_TYPE_CYCLE',
    ],
    [
      'months in descending order',
      { Cycle: { ...Cycle, SurveillanceMonths: [24, 12] } },
      'Cycle.SurveillanceMonths ERR_SERVICE_MONTHS',
    ],
    [
      'a duplicate month',
      { Cycle: { ...Cycle, SurveillanceMonths: [12, 12] } },
      'Cycle.SurveillanceMonths ERR_SERVICE_MONTHS',
    ],
    [
      'a surveillance at the end',
      { Cycle: { ...Cycle, SurveillanceMonths: [12, 36] } },
      'Cycle.SurveillanceMonths ERR_SERVICE_MONTHS',
    ],
    [
      'a surveillance window of a year',
      { Cycle: { ...Cycle, SurveillanceWindowDays: 365 } },
      'Cycle.SurveillanceWindowDays ERR_SERVICE_WINDOW',
    ],
    [
      'a renewal window of a year',
      { Cycle: { ...Cycle, RenewalWindowDays: 365 } },
      'Cycle.RenewalWindowDays ERR_SERVICE_WINDOW',
    ],
    [
      'a window longer than the shortest gap',
      { Cycle: { ...Cycle, SurveillanceMonths: [12, 14] } },
      'Cycle.SurveillanceWindowDays ERR_SERVICE_WINDOW',
    ],
    ['a duplicate item', { Checklist: [point, point] }, 'Checklist.1.PointKey ERR_SERVICE_POINT_TWICE'],
    [
      'an item of a step that the flow does not have',
      { Checklist: [{ ...point, Step: 'ASSESSOR_ONSITE' }] },
      'Checklist.0.Step ERR_SERVICE_POINT_STEP',
    ],
    ['a framed form without its number', { FormProvider: 'MACHFORM' }, 'MachForm ERR_SERVICE_MACHFORM'],
    ['a name in two languages', { Name: { ...localized, CHS: ' ' } }, 'Name.CHS FIELD_TEXT_MISSING'],
    [
      'an extra in one language',
      { NameExtra: { EN: '', CHT: '2026 版', CHS: '2026 版' } },
      'NameExtra.EN FIELD_TEXT_MISSING',
    ],
    [
      'numbers without a counter',
      { NumberPattern: '{SchemeCode}-{YYYY}' },
      'NumberPattern ERR_SERVICE_NUMBER',
    ],
  ])('refuses %s', (_, changed, problem) => {
    expect(problems(changed)).toEqual([problem]);
  });

  it('reports all errors together, each at its place', () => {
    expect(
      problems({
        FullSteps: ['ASSESSOR', 'COO'],
        MachForm: null,
        FormProvider: 'MACHFORM',
        TargetDays: { CEO: 1 },
      }),
    ).toEqual(['TargetDays.CEO ERR_SERVICE_STEP_UNUSED', 'MachForm ERR_SERVICE_MACHFORM']);
  });

  it.each([
    ['an unknown field', { Colour: 'green' }],
    ['a text without Simplified Chinese', { Name: { EN: 'Quality', CHT: '質量' } }],
    ['half a cent', { Fees: { INITIAL: [{ Description: localized, AmountCents: 0.5 }] } }],
    ['a scheme code in lower case', { SchemeCode: 'qm' }],
  ])('refuses %s', (_, changed) => {
    expect(problems(changed)).toHaveLength(1);
  });
});
