import {
  currencyQuestion,
  declarationPage,
  fileQuestion,
  organisationPage,
  scopeQuestions,
  sitesQuestion,
  surveyText,
  YES_NO,
} from '#modules/catalogue/forms/rules/index.ts';
import { INDUSTRIES } from '../blocks/industries.ts';

const scopePage = {
  name: 'Scope',
  title: surveyText('Scope of certification', '認證範圍', '认证范围'),
  elements: [
    ...scopeQuestions(),
    sitesQuestion,
    fileQuestion('MethodStatement', surveyText('Method statement', '方法聲明', '方法说明'), {
      description: surveyText(
        'How you select projects, manage the proceeds and report.',
        '說明如何挑選項目、管理資金及匯報。',
        '说明如何遴选项目、管理资金及报告。',
      ),
      isRequired: true,
      maxFiles: 3,
    }),
  ],
};

const INSTRUMENTS = [
  { value: 'BOND', text: surveyText('Bond', '債券', '债券') },
  { value: 'LOAN', text: surveyText('Loan', '貸款', '贷款') },
  { value: 'FUND', text: surveyText('Fund', '基金', '基金') },
];

const instrument = [
  {
    type: 'radiogroup',
    name: 'InstrumentType',
    title: surveyText('Kind of instrument', '融資工具類別', '融资工具类型'),
    isRequired: true,
    colCount: 3,
    choices: INSTRUMENTS,
  },
  {
    type: 'text',
    name: 'Isin',
    title: surveyText('ISIN, if already assigned', 'ISIN 編號（如已獲編配）', 'ISIN 编码（如已分配）'),
    visibleIf: "{InstrumentType} = 'BOND'",
    maxLength: 12,
    validators: [
      {
        type: 'regex',
        regex: '^[A-Z]{2}[A-Z0-9]{9}[0-9]$',
        text: surveyText(
          'An ISIN has two letters, nine letters or digits and a check digit.',
          'ISIN 由兩個英文字母、九個英數字及一個檢查數字組成。',
          'ISIN 由两个英文字母、九个字母或数字及一个校验数字组成。',
        ),
      },
    ],
  },
  {
    type: 'text',
    name: 'Lender',
    title: surveyText('Lender', '貸款機構', '贷款机构'),
    visibleIf: "{InstrumentType} = 'LOAN'",
    isRequired: true,
    maxLength: 120,
  },
  {
    type: 'text',
    name: 'IssueDate',
    inputType: 'date',
    title: surveyText('Date of issue or drawdown', '發行或提款日期', '发行或提款日期'),
    isRequired: true,
    min: '2015-01-01',
    max: '2045-12-31',
  },
  currencyQuestion('EstimatedProceeds', surveyText('Estimated proceeds', '預計集資額', '预计募集资金'), {
    isRequired: true,
    validators: [{ type: 'numeric', minValue: 1_000_000, maxValue: 100_000_000_000 }],
  }),
  currencyQuestion('ProceedsAllocated', surveyText('Already allocated', '已分配金額', '已分配金额'), {
    validators: [
      { type: 'numeric', minValue: 0 },
      {
        type: 'expression',
        expression: '{ProceedsAllocated} empty or {ProceedsAllocated} <= {EstimatedProceeds}',
        text: surveyText(
          'This cannot be more than the estimated proceeds.',
          '已分配金額不可高於預計集資額。',
          '已分配金额不得高于预计募集资金。',
        ),
      },
    ],
  }),
];

const CATEGORIES = [
  { value: 'RENEWABLE_ENERGY', text: surveyText('Renewable energy', '可再生能源', '可再生能源') },
  { value: 'ENERGY_EFFICIENCY', text: surveyText('Energy efficiency', '能源效益', '节能增效') },
  { value: 'GREEN_BUILDINGS', text: surveyText('Green buildings', '綠色建築', '绿色建筑') },
  { value: 'CLEAN_TRANSPORT', text: surveyText('Clean transport', '潔淨運輸', '清洁交通') },
  { value: 'WATER', text: surveyText('Water and waste water', '水及污水處理', '水资源及污水处理') },
];

const useOfProceeds = {
  type: 'matrixdynamic',
  name: 'UseOfProceeds',
  title: surveyText('Use of proceeds', '資金用途', '资金用途'),
  isRequired: true,
  rowCount: 1,
  minRowCount: 1,
  maxRowCount: 20,
  addRowText: surveyText('Add a line', '加入一行', '添加一行'),
  columns: [
    {
      name: 'Category',
      title: surveyText('Category', '類別', '类别'),
      cellType: 'dropdown',
      isRequired: true,
      choices: CATEGORIES,
    },
    {
      name: 'Project',
      title: surveyText('Project', '項目', '项目'),
      cellType: 'text',
      isRequired: true,
      maxLength: 120,
    },
    {
      name: 'SharePercent',
      title: surveyText('Share (%)', '佔比（%）', '占比（%）'),
      cellType: 'text',
      inputType: 'number',
      isRequired: true,
      min: 1,
      max: 100,
      totalType: 'sum',
    },
    {
      name: 'StartDate',
      title: surveyText('Start', '開始日期', '开始日期'),
      cellType: 'text',
      inputType: 'date',
    },
    {
      name: 'IsRefinancing',
      title: surveyText('Refinancing', '再融資', '再融资'),
      cellType: 'boolean',
      ...YES_NO,
    },
  ],
  validators: [
    {
      type: 'expression',
      expression: "sumInArray({UseOfProceeds}, 'SharePercent') = 100",
      text: surveyText(
        'The shares have to add up to 100 %.',
        '各項佔比合計須為 100%。',
        '各项占比合计须为 100%。',
      ),
    },
  ],
};

const OBJECTIVES = [
  { value: 'MITIGATION', text: surveyText('Climate change mitigation', '減緩氣候變化', '减缓气候变化') },
  { value: 'ADAPTATION', text: surveyText('Climate change adaptation', '適應氣候變化', '适应气候变化') },
  { value: 'POLLUTION', text: surveyText('Pollution prevention', '防治污染', '污染防治') },
  { value: 'BIODIVERSITY', text: surveyText('Biodiversity', '生物多樣性', '生物多样性') },
];

const impact = [
  {
    type: 'checkbox',
    name: 'EnvironmentalObjectives',
    title: surveyText('Environmental objectives', '環境目標', '环境目标'),
    isRequired: true,
    colCount: 2,
    maxSelectedChoices: 3,
    choices: OBJECTIVES,
  },
  {
    type: 'text',
    name: 'AvoidedEmissions',
    inputType: 'number',
    title: surveyText(
      'Avoided emissions a year (tonnes CO2e)',
      '每年避免的排放量（公噸二氧化碳當量）',
      '每年避免的排放量（吨二氧化碳当量）',
    ),
    requiredIf: "{EnvironmentalObjectives} contains 'MITIGATION'",
    min: 0,
    max: 100_000_000,
  },
  {
    type: 'boolean',
    ...YES_NO,
    name: 'HasExternalReview',
    title: surveyText(
      'Has the framework been reviewed externally?',
      '框架曾否由外部機構審閱？',
      '框架是否曾由外部机构审阅？',
    ),
    isRequired: true,
  },
  fileQuestion('ExternalReview', surveyText('The external review', '外部審閱報告', '外部审阅报告'), {
    visibleIf: '{HasExternalReview} = true',
    isRequired: true,
    maxFiles: 2,
  }),
];

/** Application form of the green finance demo service: four pages. */
export const greenFinanceForm = {
  title: surveyText('Green Finance Certification', '綠色金融認證', '绿色金融认证'),
  showQuestionNumbers: false,
  pages: [
    organisationPage(INDUSTRIES),
    scopePage,
    {
      name: 'Instrument',
      title: surveyText('Instrument and use of proceeds', '融資工具及資金用途', '融资工具及资金用途'),
      elements: [...instrument, useOfProceeds, ...impact],
    },
    declarationPage,
  ],
};
