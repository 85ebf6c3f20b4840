import { say } from '@assay/shared/form/say.ts';
import { blankDefinition } from '@assay/shared/service/blank-definition.ts';
import { type ServiceDefinition, serviceDefinition } from '@assay/shared/service/definition.ts';
import type { StandInForm } from './machform-stand-in.ts';

export const FORM_EN = '10432';
export const FORM_CHT = '10433';

/** The same form twice, as whoever runs MachForm makes a second language of one: a copy with other words. */
export const standInForms: Readonly<Record<string, StandInForm>> = {
  [FORM_EN]: {
    Title: 'Charter application',
    Lang: 'en',
    Elements: [
      { No: 1, Title: 'Your organisation', Kind: 'heading' },
      { No: 2, Title: 'Legal name', Kind: 'text', IsRequired: true },
      { No: 3, Title: 'Number of staff', Kind: 'number', IsRequired: true },
      { No: 4, Title: 'Founded on', Kind: 'date' },
      { No: 5, Title: 'Sector', Kind: 'radio', Options: ['Trade', 'Services'], IsRequired: true },
      { No: 6, Title: 'Topics', Kind: 'checkbox', Options: ['Energy', 'Water', 'Waste'] },
      { No: 7, Title: 'Scope of the charter', Kind: 'textarea', IsRequired: true },
      { No: 8, Title: 'How did you hear of us?', Kind: 'text' },
      { No: 9, Title: 'Token', Kind: 'text' },
    ],
  },
  [FORM_CHT]: {
    Title: '約章申請',
    Lang: 'zh-HK',
    Elements: [
      { No: 1, Title: '貴機構', Kind: 'heading' },
      { No: 2, Title: '法定名稱', Kind: 'text', IsRequired: true },
      { No: 3, Title: '員工人數', Kind: 'number', IsRequired: true },
      { No: 4, Title: '成立日期', Kind: 'date' },
      { No: 5, Title: '行業', Kind: 'radio', Options: ['貿易', '服務'], IsRequired: true },
      { No: 6, Title: '議題', Kind: 'checkbox', Options: ['能源', '用水', '廢物'] },
      { No: 7, Title: '約章範圍', Kind: 'textarea', IsRequired: true },
      { No: 8, Title: '從何得知我們？', Kind: 'text' },
      { No: 9, Title: 'Token', Kind: 'text' },
    ],
  },
};

const words = (EN: string, CHT: string, CHS: string) => ({ EN, CHT, CHS });

/** A service whose form is filled in on the stand-in; what element 8 asks stays with the entry. */
export const charter: ServiceDefinition = serviceDefinition.parse({
  ...blankDefinition({
    SchemeCode: 'CH',
    Kind: 'STATEMENT',
    Name: words('Green Charter', '綠色約章', '绿色约章'),
  }),
  Summary: words('A promise that is checked.', '經核實的承諾。', '经核实的承诺。'),
  Description: words('A promise that is checked.', '經核實的承諾。', '经核实的承诺。'),
  WhoFor: words('Everybody', '所有機構', '所有机构'),
  Fees: { INITIAL: [{ Description: words('Fee', '費用', '费用'), AmountCents: 100_000 }] },
  FullSteps: ['ASSESSOR', 'COO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  PaymentGate: 'BEFORE_CERTIFICATE',
  Form: {
    pages: [
      {
        name: 'Organisation',
        title: say('Your organisation', '貴機構', '贵机构'),
        elements: [
          {
            type: 'text',
            name: 'LegalName',
            title: say('Legal name', '法定名稱', '法定名称'),
            isRequired: true,
          },
          {
            type: 'text',
            inputType: 'number',
            name: 'Staff',
            title: say('Number of staff', '員工人數', '员工人数'),
            isRequired: true,
          },
          {
            type: 'text',
            inputType: 'date',
            name: 'Founded',
            title: say('Founded on', '成立日期', '成立日期'),
          },
          {
            type: 'radiogroup',
            name: 'Sector',
            title: say('Sector', '行業', '行业'),
            isRequired: true,
            choices: [
              { value: 'TRADE', text: say('Trade', '貿易', '贸易') },
              { value: 'SERVICES', text: say('Services', '服務', '服务') },
            ],
          },
          {
            type: 'checkbox',
            name: 'Topics',
            title: say('Topics', '議題', '议题'),
            choices: [
              { value: 'ENERGY', text: say('Energy', '能源', '能源') },
              { value: 'WATER', text: say('Water', '用水', '用水') },
              { value: 'WASTE', text: say('Waste', '廢物', '废物') },
            ],
          },
          {
            type: 'comment',
            name: 'Scope',
            title: say('Scope of the charter', '約章範圍', '约章范围'),
            isRequired: true,
          },
          {
            type: 'paneldynamic',
            name: 'Sites',
            title: say('Sites', '地點', '地点'),
            templateElements: [{ type: 'text', name: 'Name', title: say('Name', '名稱', '名称') }],
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
