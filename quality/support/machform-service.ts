/**
 * Defines the Green Charter example service and its English and Chinese forms on the simulated MachForm
 * server, for tests of MachForm.
 */
import { surveyText } from '#modules/catalogue/forms/rules/survey-text.ts';
import { blankDefinition } from '#modules/catalogue/services/rules/blank-definition.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/definition.ts';
import { serviceDefinition } from '#modules/catalogue/services/rules/finished-definition.ts';
import type { StubElement, StubForm } from './machform-stub.ts';

export const FORM_EN = '10432';
export const FORM_CHT = '10433';

type TextPair = readonly [en: string, cht: string];
type ElementDefinition = Omit<StubElement, 'No' | 'Title' | 'Options'> & {
  Title: TextPair;
  Options?: readonly TextPair[];
};

const elements: readonly ElementDefinition[] = [
  { Title: ['Your organisation', '貴機構'], Kind: 'heading' },
  { Title: ['Legal name', '法定名稱'], Kind: 'text', IsRequired: true },
  { Title: ['Number of staff', '員工人數'], Kind: 'number', IsRequired: true },
  { Title: ['Founded on', '成立日期'], Kind: 'date' },
  {
    Title: ['Sector', '行業'],
    Kind: 'radio',
    Options: [
      ['Trade', '貿易'],
      ['Services', '服務'],
    ],
    IsRequired: true,
  },
  {
    Title: ['Topics', '議題'],
    Kind: 'checkbox',
    Options: [
      ['Energy', '能源'],
      ['Water', '用水'],
      ['Waste', '廢物'],
    ],
  },
  { Title: ['Scope of the charter', '約章範圍'], Kind: 'textarea', IsRequired: true },
  { Title: ['How did you hear of us?', '從何得知我們？'], Kind: 'text' },
  { Title: ['Token', 'Token'], Kind: 'text' },
];

/** Elements are numbered from 1 in their order. */
const inLanguage = (at: 0 | 1): readonly StubElement[] =>
  elements.map(({ Title, Options, ...element }, index) => ({
    ...element,
    No: index + 1,
    Title: Title[at],
    ...(Options && { Options: Options.map((option) => option[at]) }),
  }));

/** Two copies of one form in different languages, as MachForm operators create them. */
export const stubForms: Readonly<Record<string, StubForm>> = {
  [FORM_EN]: { Title: 'Charter application', Lang: 'en', Elements: inLanguage(0) },
  [FORM_CHT]: { Title: '約章申請', Lang: 'zh-HK', Elements: inLanguage(1) },
};

const localizedText = (EN: string, CHT: string, CHS: string) => ({ EN, CHT, CHS });

/** A service with its form on the simulated server; the answer to element 8 is kept with the entry only. */
export const charter: ServiceDefinition = serviceDefinition.parse({
  ...blankDefinition({
    SchemeCode: 'CH',
    Kind: 'STATEMENT',
    Name: localizedText('Green Charter', '綠色約章', '绿色约章'),
  }),
  Summary: localizedText('A promise that is checked.', '經核實的承諾。', '经核实的承诺。'),
  Description: localizedText('A promise that is checked.', '經核實的承諾。', '经核实的承诺。'),
  WhoFor: localizedText('Everybody', '所有機構', '所有机构'),
  Fees: { INITIAL: [{ Description: localizedText('Fee', '費用', '费用'), AmountCents: 100_000 }] },
  FullSteps: ['ASSESSOR', 'COO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  PaymentGate: 'BEFORE_CERTIFICATE',
  Form: {
    pages: [
      {
        name: 'Organisation',
        title: surveyText('Your organisation', '貴機構', '贵机构'),
        elements: [
          {
            type: 'text',
            name: 'LegalName',
            title: surveyText('Legal name', '法定名稱', '法定名称'),
            isRequired: true,
          },
          {
            type: 'text',
            inputType: 'number',
            name: 'Staff',
            title: surveyText('Number of staff', '員工人數', '员工人数'),
            isRequired: true,
          },
          {
            type: 'text',
            inputType: 'date',
            name: 'Founded',
            title: surveyText('Founded on', '成立日期', '成立日期'),
          },
          {
            type: 'radiogroup',
            name: 'Sector',
            title: surveyText('Sector', '行業', '行业'),
            isRequired: true,
            choices: [
              { value: 'TRADE', text: surveyText('Trade', '貿易', '贸易') },
              { value: 'SERVICES', text: surveyText('Services', '服務', '服务') },
            ],
          },
          {
            type: 'checkbox',
            name: 'Topics',
            title: surveyText('Topics', '議題', '议题'),
            choices: [
              { value: 'ENERGY', text: surveyText('Energy', '能源', '能源') },
              { value: 'WATER', text: surveyText('Water', '用水', '用水') },
              { value: 'WASTE', text: surveyText('Waste', '廢物', '废物') },
            ],
          },
          {
            type: 'comment',
            name: 'Scope',
            title: surveyText('Scope of the charter', '約章範圍', '约章范围'),
            isRequired: true,
          },
          {
            type: 'paneldynamic',
            name: 'Sites',
            title: surveyText('Sites', '地點', '地点'),
            templateElements: [{ type: 'text', name: 'Name', title: surveyText('Name', '名稱', '名称') }],
          },
        ],
      },
    ],
  },
  ScopeQuestion: 'Scope',
  SitesQuestion: 'Sites',
  FormProvider: 'MACHFORM',
  MachForm: {
    Forms: { EN: FORM_EN, CHT: FORM_CHT, CHS: '' },
    Fields: [
      { Element: 'element_2', Question: 'LegalName' },
      { Element: 'element_3', Question: 'Staff' },
      { Element: 'element_4', Question: 'Founded' },
      { Element: 'element_5', Question: 'Sector' },
      { Element: 'element_6', Question: 'Topics' },
      { Element: 'element_7', Question: 'Scope' },
      { Element: 'element_9', Question: 'Token' },
    ],
  },
});
