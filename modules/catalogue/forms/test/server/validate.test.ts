import { describe, expect, it } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { answerFileKeys } from '../../server/file-keys.ts';
import { validateAnswers } from '../../server/validate.ts';

const LANGUAGES = ['EN', 'CHT', 'CHS'] as const;
const FILES = ['Kq3vX8wZr2', 'Pm7tY1bNc5', 'Ha9uL4dQe6'];

const serviceOf = (code: string) => {
  const found = demoServices.find(({ Definition }) => Definition.SchemeCode === code);
  if (!found) throw new Error(`no demo service ${code}`);
  return { form: found.Definition.Form, answers: found.validAnswers('INITIAL', FILES), found };
};

const greenFinance = serviceOf('GF');

/** Validates green finance answers with some of them replaced; undefined removes an answer. */
const check = (changed: Record<string, unknown>, locale: (typeof LANGUAGES)[number] = 'EN') =>
  validateAnswers(greenFinance.form, { ...greenFinance.answers, ...changed }, { locale });

const fields = (result: ReturnType<typeof check>) => [...new Set(result.errors.map((error) => error.Field))];

const offered = demoServices.flatMap((service) =>
  service.Definition.AssessmentTypes.flatMap((type) =>
    LANGUAGES.map((language) => ({ service, code: service.Definition.SchemeCode, type, language })),
  ),
);

describe('complete answers are valid', () => {
  it.each(offered)('$code $type in $language', ({ service, type, language }) => {
    for (const answersOf of service.AnswerSets) {
      const answers = answersOf(type, FILES);
      const result = validateAnswers(service.Definition.Form, answers, {
        locale: language,
        scope: { questions: ['ScopeRequirement'], ...service.Definition.ScopeLimits },
      });
      expect(result.errors).toEqual([]);
      expect(result.isValid).toBe(true);
      expect(result.cleanAnswers).toEqual(answers);
    }
  });
});

describe('a required answer that is missing', () => {
  /** `gates` are the answers on which other questions depend; they stay while the others are removed. */
  const REQUIRED = [
    {
      code: 'GF',
      gates: 'HasEarlierCertificate InstrumentType EnvironmentalObjectives HasExternalReview',
      names:
        'LegalName BusinessRegistration Industry Employees ContactName ContactEmail ContactPhone ScopeRequirement Sites MethodStatement IssueDate EstimatedProceeds UseOfProceeds AvoidedEmissions ExternalReview DeclarationConsent DeclarantName DeclarantPosition DeclarationDate',
    },
    {
      code: 'QM',
      gates: 'HasEarlierCertificate ComplaintsReceived NotApplicable',
      names:
        'LegalName BusinessRegistration Industry Employees ContactName ContactEmail ContactPhone ScopeRequirement NotApplicableReason Sites Processes LastInternalAudit LastManagementReview ComplaintsOpen QualityManual AuditReport DeclarationConsent DeclarantName DeclarantPosition DeclarationDate',
    },
    {
      code: 'SS',
      gates: 'HasEarlierCertificate WillPublish',
      names:
        'LegalName BusinessRegistration Industry Employees ContactName ContactEmail ContactPhone ScopeRequirement Sites PeriodStart PeriodEnd ReportingStandards AssuranceLevel Figures TotalEmissions SustainabilityReport DeclarationConsent DeclarantName DeclarantPosition DeclarationDate',
    },
    {
      code: 'IS',
      gates: 'HasEarlierCertificate ControlsExcluded HadIncident PenetrationTest',
      names:
        'LegalName BusinessRegistration Industry Employees ContactName ContactEmail ContactPhone ScopeRequirement Sites StatementOfApplicabilityVersion StatementOfApplicabilityDate ControlsApplied ExclusionReason Systems IncidentSummary PenetrationTestReport StatementOfApplicability RiskTreatmentPlan DeclarationConsent DeclarantName DeclarantPosition DeclarationDate',
    },
  ];
  const MESSAGES = { EN: 'Answer this question.', CHT: '請回答此問題。', CHS: '请回答此问题。' };

  it.each(REQUIRED)('$code names each of them', ({ code, gates, names }) => {
    const { form, answers } = serviceOf(code);
    const entries = gates.split(' ').map((gate) => [gate, answers[gate]]);
    const result = validateAnswers(form, Object.fromEntries(entries), { locale: 'EN' });
    const missing = new Set(fields(result));
    // One rule compares the controls with each other and reports its error at this gate.
    missing.delete('ControlsExcluded');
    expect([...missing].toSorted()).toEqual(names.split(' ').toSorted());
    const nothing = fields(validateAnswers(form, {}, { locale: 'EN' }));
    expect(nothing).toEqual(
      expect.arrayContaining(gates.split(' ').filter((gate) => gate !== 'NotApplicable')),
    );
  });

  it.each(LANGUAGES)('in %s', (language) => {
    const [error] = check({ LegalName: '' }, language).errors;
    expect(error).toEqual({ Field: 'LegalName', Message: MESSAGES[language], Page: 'Organisation' });
  });

  it('does not affect the language of the next caller', () => {
    check({}, 'CHS');
    expect(check({ LegalName: '' }, 'EN').errors[0]?.Message).toBe('Answer this question.');
  });

  it('names the row and the column within a list', () => {
    const Sites = [
      { SiteName: 'Yuen Long depot', Address: '18 Wang Lok Street', People: 3 },
      { SiteName: 'Tai Po' },
    ];
    expect(check({ Sites }, 'CHT').errors).toEqual([
      {
        Field: 'Sites',
        Message: '第 2 行「地址」：請回答此問題。',
        Page: 'Scope',
        Row: 1,
        Column: 'Address',
      },
      {
        Field: 'Sites',
        Message: '第 2 行「工作人數」：請回答此問題。',
        Page: 'Scope',
        Row: 1,
        Column: 'People',
      },
    ]);
  });
});

describe('conditions', () => {
  it('requires a lender for a loan and drops the ISIN when it is no longer a bond', () => {
    const result = check({ InstrumentType: 'LOAN' });
    expect(fields(result)).toEqual(['Lender']);
    expect(result.cleanAnswers).not.toHaveProperty('Isin');
  });

  it('drops hidden cells and requires visible ones', () => {
    const site = { SiteName: 'Tai Po', Address: '51 Ting Kok Road', People: 4 };
    const hidden = check({ Sites: [{ ...site, IsTemporary: false, EndDate: '2028-06-30' }] });
    expect(hidden.cleanAnswers.Sites).toEqual([{ ...site, IsTemporary: false }]);
    expect(check({ Sites: [{ ...site, IsTemporary: true }] }).errors).toMatchObject([
      { Row: 0, Column: 'EndDate' },
    ]);
  });

  it('requires avoided emissions only if mitigation is an objective', () => {
    expect(fields(check({ AvoidedEmissions: undefined }))).toEqual(['AvoidedEmissions']);
    expect(check({ AvoidedEmissions: undefined, EnvironmentalObjectives: ['POLLUTION'] }).isValid).toBe(true);
  });

  it('follows a chain of conditions to its end', () => {
    const form = {
      elements: [
        { type: 'boolean', name: 'A' },
        { type: 'text', name: 'B', visibleIf: '{A} = true' },
        { type: 'text', name: 'C', visibleIf: '{B} notempty' },
        { type: 'text', name: 'D', visibleIf: '{C} notempty', isRequired: true },
      ],
    };
    const result = validateAnswers(form, { A: false, B: 'b', C: 'c' }, { locale: 'EN' });
    expect(result).toEqual({ isValid: true, cleanAnswers: { A: false }, errors: [] });
  });

  it('computes calculated values regardless of the submitted ones', () => {
    const { form, answers } = serviceOf('SS');
    const result = validateAnswers(form, { ...answers, EmissionChangePercent: 99 }, { locale: 'EN' });
    expect(result.cleanAnswers.EmissionChangePercent).toBe(-15.7);
  });
});

describe('rules of the form', () => {
  it.each([
    [
      'a business registration with too few digits',
      { BusinessRegistration: '5821390' },
      'BusinessRegistration',
    ],
    ['an email address without a host', { ContactEmail: 'joyce@' }, 'ContactEmail'],
    ['more allocated than raised', { ProceedsAllocated: 240_000_001 }, 'ProceedsAllocated'],
    ['zero employees', { Employees: 0 }, 'Employees'],
    ['a consent that is refused', { DeclarationConsent: false }, 'DeclarationConsent'],
    [
      'an amount below the minimum',
      { EstimatedProceeds: 999_999, ProceedsAllocated: 0 },
      'EstimatedProceeds',
    ],
    [
      'four objectives',
      { EnvironmentalObjectives: ['MITIGATION', 'ADAPTATION', 'POLLUTION', 'BIODIVERSITY'] },
      'EnvironmentalObjectives',
    ],
    ['a scope of 301 characters', { ScopeRequirement: 'x'.repeat(301) }, 'ScopeRequirement'],
    ['a date before the earliest', { IssueDate: '2014-12-31' }, 'IssueDate'],
    [
      '31 sites',
      { Sites: Array.from({ length: 31 }, (_, i) => ({ SiteName: `S${i}`, Address: 'A', People: 1 })) },
      'Sites',
    ],
    [
      'the same site twice',
      { Sites: [1, 2].map(() => ({ SiteName: 'S', Address: 'A', People: 1 })) },
      'Sites',
    ],
    [
      'shares of 90 %',
      { UseOfProceeds: [{ Category: 'WATER', Project: 'P', SharePercent: 90 }] },
      'UseOfProceeds',
    ],
  ])('%s', (_, changed, field) => {
    const result = check(changed);
    expect(result.isValid).toBe(false);
    expect(fields(result)).toEqual([field]);
  });

  it('counts characters, not code units, and reports the error in the right language', () => {
    expect(check({ ScopeRequirement: '𠮷'.repeat(300) }).isValid).toBe(true);
    const tooLong = check({ ScopeRequirement: 'x'.repeat(301) }, 'CHT');
    expect(tooLong.errors[0]?.Message).toBe('最多 300 個字元，目前有 301 個。');
    expect(tooLong.cleanAnswers.ScopeRequirement).toHaveLength(301);
  });

  it('limits the scope to the lines of the certificate', () => {
    const scope = { questions: ['ScopeRequirement'], rLimit: 2, charLimit: 300 };
    const answers = { ...greenFinance.answers, ScopeRequirement: 'one\ntwo\nthree' };
    const result = validateAnswers(greenFinance.form, answers, { locale: 'EN', scope });
    expect(result.errors).toEqual([
      { Field: 'ScopeRequirement', Message: 'Use at most 2 lines.', Page: 'Scope' },
    ]);
  });
});

describe('hostile answers', () => {
  const VALUES = [
    null,
    0,
    -1,
    1e308,
    'text',
    '',
    '<img src=x onerror=alert(1)>',
    true,
    [],
    [[]],
    [null],
    [1, 'x'],
    {},
    { a: 1 },
    [{}],
    [{ a: { b: [] } }],
    { length: 3 },
    'constructor',
    '2026-02-30',
  ];

  it('never throw for any content at any position', () => {
    const { form, answers } = serviceOf('IS');
    for (const value of VALUES) {
      const all = Object.fromEntries(Object.keys(answers).map((name) => [name, value]));
      const result = validateAnswers(form, all, { locale: 'EN' });
      expect(result.isValid).toBe(false);
      expect(validateAnswers(form, result.cleanAnswers, { locale: 'EN' }).cleanAnswers).toEqual(
        result.cleanAnswers,
      );
    }
  });

  it.each([
    ['a text instead of a table', { UseOfProceeds: 'all of it' }, 'UseOfProceeds'],
    ['rows that are not objects', { Sites: [null, 7] }, 'Sites'],
    ['a number instead of a file', { MethodStatement: 5 }, 'MethodStatement'],
    [
      'a file without a key',
      { MethodStatement: [{ name: 'a.pdf', type: 'application/pdf' }] },
      'MethodStatement',
    ],
    [
      'a file given as data',
      {
        MethodStatement: [
          { name: 'a.pdf', type: 'application/pdf', content: 'data:application/pdf;base64,AA==' },
        ],
      },
      'MethodStatement',
    ],
    [
      'a file given as an address',
      { MethodStatement: [{ name: 'a.pdf', type: 'application/pdf', content: 'https://x.test/a.pdf' }] },
      'MethodStatement',
    ],
    [
      'an executable',
      { MethodStatement: [{ name: 'a.exe', type: 'application/octet-stream', content: 'k1' }] },
      'MethodStatement',
    ],
    [
      'four files where three are allowed',
      {
        MethodStatement: [1, 2, 3, 4].map((n) => ({
          name: 'a.pdf',
          type: 'application/pdf',
          content: `k${n}`,
        })),
      },
      'MethodStatement',
    ],
    ['an unknown option', { Industry: 'PIRACY' }, 'Industry'],
    [
      'an unknown objective',
      { EnvironmentalObjectives: ['MITIGATION', 'PROFIT'] },
      'EnvironmentalObjectives',
    ],
    ['a text instead of a number', { Employees: '86' }, 'Employees'],
    ['not a number', { Employees: Number.NaN }, 'Employees'],
    ['a date that does not exist', { IssueDate: '2027-02-30' }, 'IssueDate'],
    [
      'a text instead of yes or no',
      { HasExternalReview: 'yes', ExternalReview: undefined },
      'HasExternalReview',
    ],
    ['an object instead of a text', { LegalName: { toString: 'x' } }, 'LegalName'],
    ['a text with a NUL character', { LegalName: 'a\0b' }, 'LegalName'],
    ['half a surrogate pair', { LegalName: 'a\ud800' }, 'LegalName'],
  ])('%s is reported as one error at its question', (_, changed, field) => {
    const result = check(changed);
    expect(result.isValid).toBe(false);
    expect(fields(result)).toEqual([field]);
  });

  it.each(['{"__proto__":{"x":1}}', '{"LegalName":{"constructor":1}}', '{"Sites":[{"__proto__":{}}]}'])(
    '%s is refused as a whole',
    (json) => {
      const result = validateAnswers(greenFinance.form, JSON.parse(json), { locale: 'CHS' });
      expect(result).toEqual({
        isValid: false,
        cleanAnswers: {},
        errors: [{ Field: '', Message: '答案含有不允许的字段名称。', Page: '' }],
      });
      expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    },
  );

  it.each([[null], [undefined], ['x'], [7], [[]]])('%j is not a set of answers', (answers) => {
    expect(validateAnswers(greenFinance.form, answers, { locale: 'EN' }).isValid).toBe(false);
  });

  it('refuses more than 256 kB and excessive nesting', () => {
    expect(check({ ChangesSinceLast: 'x'.repeat(256 * 1024) }).errors).toMatchObject([{ Field: '' }]);
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect(check({ LegalName: deep }).errors).toMatchObject([{ Field: '' }]);
  });

  it('accepts at most a hundred rows, whatever the form allows', () => {
    const form = {
      elements: [
        { type: 'matrixdynamic', name: 'T', maxRowCount: 900, columns: [{ name: 'X', cellType: 'text' }] },
      ],
    };
    const result = validateAnswers(
      form,
      { T: Array.from({ length: 900 }, () => ({ X: 'x' })) },
      { locale: 'EN' },
    );
    expect(result.errors).toEqual([{ Field: 'T', Message: 'Enter at most 100 rows.', Page: 'page1' }]);
    expect(result.cleanAnswers.T).toHaveLength(100);
  });

  it('drops names that the form does not have, at the top and in rows', () => {
    const site = { SiteName: 'Tai Po', Address: '51 Ting Kok Road', People: 4 };
    const result = check({
      IsAdmin: true,
      'UseOfProceeds-total': { SharePercent: 1 },
      Sites: [{ ...site, IsAdmin: true }],
    });
    expect(result.isValid).toBe(true);
    expect(result.cleanAnswers).toEqual({ ...greenFinance.answers, Sites: [site] });
  });

  it('stores markup as text', () => {
    const LegalName = '<b>Harbour</b> & {Employees} Ltd';
    expect(check({ LegalName }).cleanAnswers.LegalName).toBe(LegalName);
  });

  it('fetches no URL that a form names', () => {
    const form = {
      elements: [
        { type: 'dropdown', name: 'A', choicesByUrl: { url: 'http://127.0.0.1:9/x' }, choices: ['a'] },
      ],
    };
    expect(validateAnswers(form, { A: 'a' }, { locale: 'EN' }).isValid).toBe(true);
  });
});

describe('answerFileKeys', () => {
  it('lists every file once', () => {
    expect(answerFileKeys(greenFinance.answers)).toEqual(['Kq3vX8wZr2', 'Pm7tY1bNc5']);
    expect(answerFileKeys({ LegalName: 'x' })).toEqual([]);
  });
});
