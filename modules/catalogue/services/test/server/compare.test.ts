import { describe, expect, it } from 'vitest';
import { greenFinance } from '#modules/catalogue/services/server/demo/green-finance/definition.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { compareDefinitions } from '../../server/compare/compare-definitions.ts';

const localized = (EN: string) => ({ EN, CHT: EN, CHS: EN });
const point = (PointKey: string, text = PointKey) => ({
  PointKey,
  Step: 'ASSESSOR' as const,
  Clause: '1',
  Text: localized(text),
  Guidance: localized('Look'),
});
const question = (name: string, more: object = {}) => ({ type: 'text', name, title: name, ...more });
const page = (name: string, ...elements: object[]) => ({ name, elements });
const base: ServiceDefinition = {
  ...greenFinance,
  Checklist: [point('A'), point('B'), point('C')],
  Form: {
    pages: [
      page('One', question('Name'), question('Size')),
      page('Two', question('Scope'), question('Sites')),
    ],
  },
};

/** Formats differences as `Kind Path Before -> After`. */
const differences = (change: Partial<ServiceDefinition>, from = base): string[] =>
  compareDefinitions(from, { ...from, ...change }).map(
    ({ Kind, Path, Before, After }) =>
      `${Kind} ${Path} ${JSON.stringify(Before)} -> ${JSON.stringify(After)}`,
  );

describe('differences between two versions', () => {
  it('ignore the order of names within JSON', () => {
    const turned = JSON.parse(JSON.stringify(base), (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as ServiceDefinition;
    expect(compareDefinitions(base, turned)).toEqual([]);
  });

  it('a text in one language', () => {
    expect(differences({ Name: { ...base.Name, CHT: '新名' } })).toEqual([
      `CHANGED Name.CHT ${JSON.stringify(base.Name.CHT)} -> "新名"`,
    ]);
  });

  it('a fee, at its place', () => {
    const [first, ...rest] = base.Fees.INITIAL ?? [];
    if (!first) throw new Error('the demo service has a fee');
    const Fees = { ...base.Fees, INITIAL: [{ ...first, AmountCents: 1 }, ...rest] };
    expect(differences({ Fees })).toEqual([`CHANGED Fees.INITIAL.0.AmountCents ${first.AmountCents} -> 1`]);
  });

  it('a fee of the certificate; a missing fee is no difference, however it is written', () => {
    const line = { Description: localized('Certificate'), AmountCents: 500_00 };
    expect(differences({ CertificateFees: [] })).toEqual([]);
    expect(differences({ CertificateFees: [line] })).toEqual([
      `CHANGED CertificateFees [] -> ${JSON.stringify([line])}`,
    ]);
    const dearer = { ...line, AmountCents: 600_00 };
    expect(differences({ CertificateFees: [dearer] }, { ...base, CertificateFees: [line] })).toEqual([
      'CHANGED CertificateFees.0.AmountCents 50000 -> 60000',
    ]);
  });

  it('a type that is no longer offered, with its fees and flow', () => {
    const { SPECIAL, ...Fees } = base.Fees;
    const { SPECIAL: flow, ...Flows } = base.Flows;
    const AssessmentTypes = base.AssessmentTypes.filter((type) => type !== 'SPECIAL');
    expect(differences({ AssessmentTypes, Fees, Flows })).toEqual([
      'REMOVED AssessmentTypes.SPECIAL "SPECIAL" -> null',
      `REMOVED Fees.SPECIAL ${JSON.stringify(SPECIAL)} -> null`,
      `REMOVED Flows.SPECIAL ${JSON.stringify(flow)} -> null`,
    ]);
  });

  it('a removed step, and months as one value', () => {
    const FullSteps = base.FullSteps.filter((step) => step !== 'ASSESSOR_ONSITE');
    const Cycle = base.Cycle && { ...base.Cycle, SurveillanceMonths: [6, 18] };
    expect(differences({ FullSteps, Cycle })).toEqual([
      'REMOVED FullSteps.ASSESSOR_ONSITE "ASSESSOR_ONSITE" -> null',
      'CHANGED Cycle.SurveillanceMonths [12,24] -> [6,18]',
    ]);
  });

  it('a removed cycle', () => {
    expect(differences({ Cycle: null })).toEqual([`CHANGED Cycle ${JSON.stringify(base.Cycle)} -> null`]);
  });
});

describe('checklist items', () => {
  it('inserted between others change nothing after them', () => {
    expect(differences({ Checklist: [point('A'), point('N'), point('B'), point('C')] })).toEqual([
      `ADDED Checklist.N null -> ${JSON.stringify(point('N'))}`,
    ]);
  });

  it('are identified by their key when changed', () => {
    expect(differences({ Checklist: [point('A'), point('B', 'Other words'), point('C')] })).toEqual([
      'CHANGED Checklist.B.Text.EN "B" -> "Other words"',
      'CHANGED Checklist.B.Text.CHT "B" -> "Other words"',
      'CHANGED Checklist.B.Text.CHS "B" -> "Other words"',
    ]);
  });

  it('in another order are reported as moved', () => {
    expect(differences({ Checklist: [point('C'), point('A'), point('B')] })).toEqual([
      'MOVED Checklist ["A","B","C"] -> ["C","A","B"]',
    ]);
  });

  it('removed and moved together', () => {
    expect(differences({ Checklist: [point('C'), point('A')] })).toEqual([
      'MOVED Checklist ["A","C"] -> ["C","A"]',
      `REMOVED Checklist.B ${JSON.stringify(point('B'))} -> null`,
    ]);
  });
});

describe('form questions', () => {
  const pages = (...all: object[]) => differences({ Form: { pages: all } });
  const [one, two] = [
    page('One', question('Name'), question('Size')),
    page('Two', question('Scope'), question('Sites')),
  ];

  it('new ones are shown by type and title, not as JSON', () => {
    const long = question('Long', {
      title: { default: 'Long', 'zh-tw': '長' },
      choices: Array(50).fill({ value: 1 }),
    });
    expect(pages(page('One', question('Name'), long, question('Size')), two)).toEqual([
      'ADDED Form.Long null -> {"type":"text","title":{"EN":"Long","CHT":"長"}}',
    ]);
  });

  it('a title, as a line or per language', () => {
    const titled = (title: unknown) => page('One', question('Name', { title }), question('Size'));
    expect(pages(titled({ default: 'Name' }), two)).toEqual([]);
    expect(pages(titled({ default: 'Full name', 'zh-cn': '全名' }), two)).toEqual([
      'CHANGED Form.Name.title.EN "Name" -> "Full name"',
      'ADDED Form.Name.title.CHS null -> "全名"',
    ]);
  });

  it('a rule', () => {
    const ruled = question('Size', { isRequired: true, visibleIf: '{Name} notempty' });
    expect(pages(page('One', question('Name'), ruled), two)).toEqual([
      'ADDED Form.Size.isRequired null -> true',
      'ADDED Form.Size.visibleIf null -> "{Name} notempty"',
    ]);
  });

  it('in another order on their page, and on another page', () => {
    expect(pages(page('One', question('Size'), question('Name')), two)).toEqual([
      'MOVED Form.pages.One.elements ["Name","Size"] -> ["Size","Name"]',
    ]);
    expect(
      pages(
        page('One', question('Name')),
        page('Two', question('Size'), question('Scope'), question('Sites')),
      ),
    ).toEqual(['CHANGED Form.Size.page "One" -> "Two"']);
  });

  it('inside a panel', () => {
    const panel = { type: 'panel', name: 'Box', title: 'Box', elements: [question('Name')] };
    expect(pages(page('One', panel, question('Size')), two)).toEqual([
      'ADDED Form.Name.panel null -> "Box"',
      'ADDED Form.Box null -> {"type":"panel","title":{"EN":"Box"}}',
    ]);
  });

  it('moved and removed pages', () => {
    expect(pages(two, one)).toEqual(['MOVED Form.pages ["One","Two"] -> ["Two","One"]']);
    expect(pages(one)).toEqual([
      'REMOVED Form.pages.Two {} -> null',
      'REMOVED Form.Scope {"type":"text","title":{"EN":"Scope"}} -> null',
      'REMOVED Form.Sites {"type":"text","title":{"EN":"Sites"}} -> null',
    ]);
  });

  it('choices by their value, columns by their name', () => {
    const table = (columns: object[], choices: unknown[]) => ({
      Form: { pages: [page('One', { type: 'matrixdynamic', name: 'Table', columns, choices })] },
    });
    const before = {
      ...base,
      ...table([{ name: 'City', title: 'City' }], ['YES', { value: 'NO', text: 'No' }]),
    };
    const after = table(
      [{ name: 'Street' }, { name: 'City', title: 'Town' }],
      [{ value: 'NO', text: 'Never' }, 'YES'],
    );
    expect(differences(after, before)).toEqual([
      'CHANGED Form.Table.columns.City.title.EN "City" -> "Town"',
      'ADDED Form.Table.columns.Street null -> {}',
      'MOVED Form.Table.choices ["YES","NO"] -> ["NO","YES"]',
      'CHANGED Form.Table.choices.NO.text.EN "No" -> "Never"',
    ]);
  });
});
