import {
  declarationPage,
  fileQuestion,
  organisationPage,
  scopeQuestions,
  sitesQuestion,
  surveyText,
  YES_NO,
} from '#modules/catalogue/forms/rules/index.ts';
import { INDUSTRIES } from '../blocks/industries.ts';

const period = [
  {
    type: 'text',
    name: 'PeriodStart',
    inputType: 'date',
    title: surveyText('Reporting period from', '報告期由', '报告期自'),
    isRequired: true,
    min: '2015-01-01',
    max: '2045-12-31',
  },
  {
    type: 'text',
    name: 'PeriodEnd',
    inputType: 'date',
    title: surveyText('Reporting period to', '報告期至', '报告期至'),
    startWithNewLine: false,
    isRequired: true,
    min: '2015-01-01',
    max: '2045-12-31',
    validators: [
      {
        type: 'expression',
        expression: '{PeriodEnd} empty or {PeriodEnd} > {PeriodStart}',
        text: surveyText(
          'The period has to end after it starts.',
          '結束日期須在開始日期之後。',
          '结束日期须在开始日期之后。',
        ),
      },
    ],
  },
];

const basis = [
  {
    type: 'checkbox',
    name: 'ReportingStandards',
    title: surveyText('Reported in line with', '報告依據', '报告依据'),
    isRequired: true,
    colCount: 2,
    choices: [
      { value: 'ISSB', text: surveyText('IFRS S1 / S2', 'IFRS S1 / S2', 'IFRS S1 / S2') },
      { value: 'GRI', text: surveyText('GRI Standards', 'GRI 準則', 'GRI 标准') },
      { value: 'HKEX', text: surveyText('HKEX ESG Code', '聯交所《ESG 守則》', '联交所《ESG 守则》') },
      {
        value: 'GHG',
        text: surveyText(
          'GHG Protocol',
          '溫室氣體核算體系（GHG Protocol）',
          '温室气体核算体系（GHG Protocol）',
        ),
      },
    ],
    showOtherItem: true,
    otherText: surveyText('Another standard', '其他標準', '其他标准'),
  },
  {
    type: 'radiogroup',
    name: 'AssuranceLevel',
    title: surveyText('Level of assurance', '保證程度', '保证程度'),
    isRequired: true,
    choices: [
      { value: 'LIMITED', text: surveyText('Limited', '有限保證', '有限保证') },
      { value: 'REASONABLE', text: surveyText('Reasonable', '合理保證', '合理保证') },
    ],
  },
  {
    type: 'comment',
    name: 'AssuranceReason',
    title: surveyText(
      'Who requires reasonable assurance, and why',
      '何方要求合理保證及其原因',
      '何方要求合理保证及其原因',
    ),
    visibleIf: "{AssuranceLevel} = 'REASONABLE'",
    isRequired: true,
    maxLength: 500,
    rows: 3,
  },
];

const figures = {
  type: 'matrixdynamic',
  name: 'Figures',
  title: surveyText('Figures to be verified', '須核證的數據', '须核查的数据'),
  isRequired: true,
  rowCount: 1,
  minRowCount: 1,
  maxRowCount: 40,
  addRowText: surveyText('Add a figure', '加入數據', '添加数据'),
  columns: [
    {
      name: 'Indicator',
      title: surveyText('Indicator', '指標', '指标'),
      cellType: 'dropdown',
      isRequired: true,
      choices: [
        { value: 'SCOPE1', text: surveyText('Scope 1 emissions', '範圍一排放', '范围一排放') },
        { value: 'SCOPE2', text: surveyText('Scope 2 emissions', '範圍二排放', '范围二排放') },
        { value: 'SCOPE3', text: surveyText('Scope 3 emissions', '範圍三排放', '范围三排放') },
        { value: 'ENERGY', text: surveyText('Energy used', '能源耗用', '能源消耗') },
        { value: 'WATER', text: surveyText('Water used', '耗水量', '用水量') },
        { value: 'WASTE', text: surveyText('Waste', '廢物', '废弃物') },
        { value: 'INJURIES', text: surveyText('Work injuries', '工傷', '工伤') },
      ],
    },
    {
      name: 'Value',
      title: surveyText('Value', '數值', '数值'),
      cellType: 'text',
      inputType: 'number',
      isRequired: true,
      min: 0,
      max: 1_000_000_000_000,
    },
    {
      name: 'Unit',
      title: surveyText('Unit', '單位', '单位'),
      cellType: 'text',
      isRequired: true,
      maxLength: 20,
    },
    { name: 'IsEstimated', title: surveyText('Estimated', '估算', '估算'), cellType: 'boolean', ...YES_NO },
    {
      name: 'Method',
      title: surveyText('Estimation method', '估算方法', '估算方法'),
      cellType: 'text',
      visibleIf: '{row.IsEstimated} = true',
      isRequired: true,
      maxLength: 200,
    },
  ],
};

const emissions = [
  {
    type: 'text',
    name: 'TotalEmissions',
    inputType: 'number',
    title: surveyText(
      'Total emissions, scopes 1 and 2 (tonnes CO2e)',
      '範圍一及二總排放量（公噸二氧化碳當量）',
      '范围一和二总排放量（吨二氧化碳当量）',
    ),
    isRequired: true,
    min: 0,
    max: 1_000_000_000,
  },
  {
    type: 'text',
    name: 'BaseYearEmissions',
    inputType: 'number',
    title: surveyText(
      'Emissions in the base year (tonnes CO2e)',
      '基準年排放量（公噸二氧化碳當量）',
      '基准年排放量（吨二氧化碳当量）',
    ),
    startWithNewLine: false,
    min: 0,
    max: 1_000_000_000,
  },
  {
    type: 'expression',
    name: 'EmissionChangePercent',
    title: surveyText('Change since the base year (%)', '與基準年相比（%）', '与基准年相比（%）'),
    visibleIf: '{BaseYearEmissions} > 0',
    expression: 'round(({TotalEmissions} - {BaseYearEmissions}) / {BaseYearEmissions} * 100, 1)',
  },
];

const publication = [
  {
    type: 'boolean',
    ...YES_NO,
    name: 'WillPublish',
    title: surveyText('Will the report be published?', '報告會否公開發表？', '报告是否公开发布？'),
    isRequired: true,
  },
  {
    type: 'text',
    name: 'PublicationAddress',
    inputType: 'url',
    title: surveyText('Place of publication, if known', '發表網址（如已知）', '发布网址（如已知）'),
    visibleIf: '{WillPublish} = true',
    maxLength: 200,
    validators: [
      {
        type: 'regex',
        regex: '^https://[^\\s<>]+$',
        text: surveyText(
          'Please give an address that starts with https://.',
          '請輸入以 https:// 開首的網址。',
          '请输入以 https:// 开头的网址。',
        ),
      },
    ],
  },
  fileQuestion(
    'SustainabilityReport',
    surveyText('The report, as it will be published', '擬發表的報告', '拟发布的报告'),
    {
      isRequired: true,
      allowMultiple: false,
      acceptedTypes: '.pdf',
    },
  ),
  fileQuestion(
    'Evidence',
    surveyText('Calculations and source records', '計算表及原始紀錄', '计算表及原始记录'),
    {
      maxFiles: 10,
    },
  ),
];

/** Application form of the sustainability statement demo service: four pages. */
export const sustainabilityStatementForm = {
  title: surveyText('Sustainability Statement', '可持續發展聲明', '可持续发展声明'),
  showQuestionNumbers: false,
  pages: [
    organisationPage(INDUSTRIES),
    {
      name: 'Scope',
      title: surveyText('Subject of the statement', '聲明範圍', '声明范围'),
      elements: [...scopeQuestions(), sitesQuestion, ...period, ...basis],
    },
    {
      name: 'Report',
      title: surveyText('Figures and report', '數據及報告', '数据及报告'),
      elements: [figures, ...emissions, ...publication],
    },
    declarationPage,
  ],
};
