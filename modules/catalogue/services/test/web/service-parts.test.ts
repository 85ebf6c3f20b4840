import { describe, expect, test } from 'vitest';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Params } from '#platform/common/i18n/fill.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { piecesOf } from '#platform/web/api/simplified-of.ts';
import { moved } from '#platform/web/ui/form/moved.ts';
import { blankDefinition } from '../../rules/blank-definition.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { cycleEvents, percentAlong } from '../../web/cycle/cycle-events.ts';
import { groupFaults } from '../../web/draft/group-faults.ts';
import { offered, withDays, withStage, withStep } from '../../web/flow/flow-changes.ts';
import { changesOfKind } from '../../web/general/kind-changes.ts';
import { placeText } from '../../web/place-text.ts';
import { shownStatus } from '../../web/shown-status.ts';
import { byTab, tabOf } from '../../web/tab-of.ts';
import { valueText } from '../../web/version/value-text.ts';

const texts = allTexts();

const text = (EN: string, CHT = '', CHS = '') => ({ EN, CHT, CHS });
const blank = blankDefinition({ SchemeCode: 'AB', Kind: 'CERTIFICATE', Name: text('A') });
const definition: ServiceDefinition = {
  ...blank,
  Checklist: [
    {
      PointKey: 'P1',
      Step: 'ASSESSOR',
      Clause: 'ISO 9001, 8.4',
      Text: text('Suppliers'),
      Guidance: text('Ask'),
    },
    { PointKey: 'P2', Step: 'ASSESSOR', Clause: '', Text: text('Complaints'), Guidance: text('Ask') },
  ],
  Form: {
    pages: [
      {
        name: 'Scope',
        title: { default: 'Scope and sites', 'zh-tw': '範圍' },
        elements: [
          { type: 'text', name: 'Employees', title: { default: 'How many people' } },
          {
            type: 'matrixdynamic',
            name: 'Sites',
            title: 'Your sites',
            columns: [{ name: 'City', title: 'Town' }],
          },
        ],
      },
    ],
  },
};

const t = (key: string, params: Params = {}) =>
  (texts[key as keyof typeof texts]?.[0] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(params[name]));
const localized = (one: { EN: string; CHT: string; CHS: string } | null | undefined) =>
  localizedText(one, 'EN');
const placeTextOf = (path: string) => placeText(path, [definition], { t, localized }).join(' › ');

describe('places as text', () => {
  test.each([
    ['Name.CHT', 'Name › Traditional Chinese'],
    ['Fees.INITIAL.0.Description.EN', 'Fees › Initial › line 1 › Description › English'],
    ['TargetDays.ASSESSOR_ONSITE', 'Target days › On-site assessor'],
    ['Checklist.0.Text.CHS', 'ISO 9001, 8.4 › Requirement › Simplified Chinese'],
    ['Checklist.P2.Guidance.EN', 'Complaints › Guidance › English'],
    ['Checklist.9.Clause', 'item 10 › Clause'],
    ['Form.pages', 'Form'],
    ['Form.pages.0.elements.1.columns.0.title', 'Scope and sites › Your sites › Town › Title'],
    ['Form.Sites.columns.City.title.EN', 'Your sites › Town › Title › English'],
    ['Form.pages.Scope.title.CHT', 'Scope and sites › Title › Traditional Chinese'],
    ['Form.Employees.isRequired', 'How many people › Required'],
  ])('%s', (path, expected) => expect(placeTextOf(path)).toBe(expected));

  test('every place has its part of the editor', () => {
    expect(tabOf('Checklist.P1.Text')).toBe('checklist');
    expect(tabOf('SitesQuestion')).toBe('form');
    expect(tabOf('SomethingNew')).toBe('general');
    const own = Object.keys(definition);
    const optional = ['ScopeQuestionChinese', 'IndustryQuestion'];
    const places = [...own, ...optional].map((Path) => ({ Path }));
    expect(byTab(places).flatMap(({ items }) => items)).toHaveLength(places.length);
  });
});

test('values as text', () => {
  const reader = { t, localized, money: (cents: number) => `HKD ${cents / 100}`, industry: () => 'Food' };
  const textOf = (path: string, value: unknown) => valueText(path, value, reader);
  expect(textOf('PaymentGate', 'BEFORE_CERTIFICATE')).toBe('Before the certificate');
  expect(textOf('Flows.INITIAL', 'SHORT')).toBe('Short review');
  expect(textOf('Fees.INITIAL.0.AmountCents', 12_50)).toBe('HKD 12.5');
  expect(textOf('Fees.INITIAL.1', { Description: text('Travel'), AmountCents: 90_000 })).toBe(
    'Travel · HKD 900',
  );
  expect(textOf('FullSteps', ['ASSESSOR', 'CEO'])).toBe('Assessor, CEO');
  expect(textOf('Industries.FOOD', 'FOOD')).toBe('Food');
  expect(textOf('IsExtensionAllowed', true)).toBe('Yes');
  expect(textOf('Name.CHS', '')).toBe('none');
  expect(textOf('Checklist.P1', definition.Checklist[0])).toBe('Assessor · ISO 9001, 8.4 · Suppliers');
});

test('a text that is missing in several languages counts as one error', () => {
  const fault = (Path: string, Code = 'FIELD_TEXT_MISSING') => ({ Path, Code, Message: Code });
  const groups = groupFaults([
    fault('Name.EN'),
    fault('Name.CHS'),
    fault('Summary.EN'),
    fault('Form', 'ERR'),
  ]);
  expect(groups.map(({ Place, Path, Languages }) => [Place, Path, Languages.join()])).toEqual([
    ['Name', 'Name.EN', 'EN,CHS'],
    ['Summary', 'Summary.EN', 'EN'],
    ['Form', 'Form', ''],
  ]);
});

describe('steps and types', () => {
  test('a type is added with a flow and fees, in the order of types, and removed with both', () => {
    const more = offered(definition, 'SPECIAL', true);
    expect(more.AssessmentTypes).toEqual(['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL']);
    expect(more.Flows?.SPECIAL).toBe('FULL');
    expect(more.Fees?.SPECIAL).toEqual([]);
    const less = offered(definition, 'SURVEILLANCE', false);
    expect(less.AssessmentTypes).toEqual(['INITIAL', 'RENEWAL']);
    expect(less.Flows).toEqual({ INITIAL: 'FULL', RENEWAL: 'FULL' });
    expect(Object.keys(less.Fees ?? {})).toEqual(['INITIAL', 'RENEWAL']);
  });

  test('the short flow is a part of the full one, and both follow the steps', () => {
    const without = { ...definition, ...withStep(definition, 'FullSteps', 'COO', false) };
    expect([without.FullSteps, without.ShortSteps]).toEqual([
      ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'CEO'],
      ['ASSESSOR'],
    ]);
    const again = { ...without, ...withStep(without, 'ShortSteps', 'COO', true) };
    expect([again.FullSteps, again.ShortSteps]).toEqual([
      ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
      ['ASSESSOR', 'COO'],
    ]);
  });

  test('a stage sets its name and days; days can be removed', () => {
    const stage = {
      StageKey: 'stage-key-1',
      Step: 'COO' as const,
      Name: text('Endorsement', '加簽', '加签'),
      Description: text(''),
      TargetDays: 4,
      Position: 0,
      IsActive: true,
      Version: 0,
    };
    const chosen = { ...definition, ...withStage(definition, 'COO', stage) };
    expect(chosen.Stages.COO).toEqual({ StageKey: 'stage-key-1', Name: stage.Name });
    expect(chosen.TargetDays).toEqual({ COO: 4 });
    expect(withDays(chosen, 'COO', null).TargetDays).toEqual({});
    expect(withStage(chosen, 'COO', null)).toEqual({ Stages: {} });
  });

  test('a statement has no cycle; a certificate gets three years again', () => {
    const statement = { ...definition, ...changesOfKind(definition, 'STATEMENT') };
    expect(statement.Cycle).toBeNull();
    expect(changesOfKind(statement, 'CERTIFICATE').Cycle?.ValidMonths).toBe(36);
    const own = {
      ValidMonths: 24,
      SurveillanceMonths: [12],
      SurveillanceWindowDays: 60,
      RenewalWindowDays: 90,
    };
    expect(changesOfKind({ ...definition, Cycle: own }, 'CERTIFICATE').Cycle).toEqual(own);
  });
});

test('a cycle decided on the last of March: windows and last valid days', () => {
  const cycle = {
    ValidMonths: 36,
    SurveillanceMonths: [24, 12],
    SurveillanceWindowDays: 90,
    RenewalWindowDays: 180,
  };
  expect(cycleEvents(cycle, '2026-03-31')).toEqual([
    { kind: 'SURVEILLANCE', number: 1, month: 12, opens: '2026-12-31', due: '2027-03-31' },
    { kind: 'SURVEILLANCE', number: 2, month: 24, opens: '2028-01-01', due: '2028-03-31' },
    { kind: 'RENEWAL', number: 1, month: 36, opens: '2028-10-01', due: '2029-03-30' },
  ]);
  expect(percentAlong(cycle, '2026-03-31', '2026-03-31')).toBe(0);
  expect(percentAlong(cycle, '2026-03-31', '2031-01-01')).toBe(100);
});

test('a moved entry takes its new place, and the others shift', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

test('a long text is converted in parts that end at sentences, without loss', () => {
  const long = '第一句。第二句很長很長。第三句';
  expect(piecesOf(long, 8)).toEqual(['第一句。', '第二句很長很長。', '第三句']);
  expect(piecesOf('沒有句號的長文字', 3).join('')).toBe('沒有句號的長文字');
  expect(piecesOf('一二𠮷三', 3)).toEqual(['一二', '𠮷三']);
});

test('a service is not shown as offered before its first version takes effect', () => {
  expect(shownStatus({ Status: 'OFFERED', VersionNo: null })).toBe('COMING');
  expect(shownStatus({ Status: 'OFFERED', VersionNo: 1 })).toBe('OFFERED');
  expect(shownStatus({ Status: 'HELD', VersionNo: null })).toBe('HELD');
});
