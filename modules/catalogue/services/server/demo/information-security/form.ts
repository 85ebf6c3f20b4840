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

const applicability = [
  {
    type: 'text',
    name: 'StatementOfApplicabilityVersion',
    title: surveyText('Statement of applicability, version', '適用性聲明版本', '适用性声明版本'),
    isRequired: true,
    maxLength: 20,
  },
  {
    type: 'text',
    name: 'StatementOfApplicabilityDate',
    inputType: 'date',
    title: surveyText('Statement of applicability, date', '適用性聲明日期', '适用性声明日期'),
    startWithNewLine: false,
    isRequired: true,
    min: '2020-01-01',
    max: '2045-12-31',
  },
  {
    type: 'text',
    name: 'ControlsApplied',
    inputType: 'number',
    title: surveyText('Controls of annex A applied', '已採用的附件 A 控制數目', '已采用的附录 A 控制数量'),
    isRequired: true,
    min: 1,
    max: 93,
  },
  {
    type: 'text',
    name: 'ControlsExcluded',
    inputType: 'number',
    title: surveyText('Controls excluded', '已排除的控制數目', '已排除的控制数量'),
    startWithNewLine: false,
    isRequired: true,
    min: 0,
    max: 92,
    validators: [
      {
        type: 'expression',
        expression: '{ControlsApplied} + {ControlsExcluded} = 93',
        text: surveyText(
          'Applied and excluded controls have to add up to the 93 of annex A.',
          '已採用與已排除的控制合計須為附件 A 的 93 項。',
          '已采用与已排除的控制合计须为附录 A 的 93 项。',
        ),
      },
    ],
  },
  {
    type: 'comment',
    name: 'ExclusionReason',
    title: surveyText('Reason for exclusion', '排除的理由', '排除的理由'),
    visibleIf: '{ControlsExcluded} > 0',
    isRequired: true,
    maxLength: 800,
    rows: 3,
  },
];

const systems = {
  type: 'matrixdynamic',
  name: 'Systems',
  title: surveyText('Main information systems', '主要資訊系統', '主要信息系统'),
  isRequired: true,
  rowCount: 1,
  minRowCount: 1,
  maxRowCount: 40,
  keyName: 'System',
  keyDuplicationError: surveyText('This system is listed twice.', '此系統已列出。', '此系统已列出。'),
  addRowText: surveyText('Add a system', '加入系統', '添加系统'),
  columns: [
    {
      name: 'System',
      title: surveyText('System', '系統', '系统'),
      cellType: 'text',
      isRequired: true,
      maxLength: 100,
    },
    {
      name: 'Hosting',
      title: surveyText('Hosted', '寄存方式', '部署方式'),
      cellType: 'dropdown',
      isRequired: true,
      choices: [
        { value: 'OWN', text: surveyText('Own premises', '自設機房', '自有机房') },
        { value: 'COLOCATION', text: surveyText('Colocation', '主機託管', '主机托管') },
        { value: 'CLOUD', text: surveyText('Cloud', '雲端', '云端') },
      ],
    },
    {
      name: 'Provider',
      title: surveyText('Provider', '供應商', '服务商'),
      cellType: 'text',
      visibleIf: "{row.Hosting} = 'CLOUD'",
      isRequired: true,
      maxLength: 100,
    },
    {
      name: 'HasPersonalData',
      title: surveyText('Personal data', '個人資料', '个人信息'),
      cellType: 'boolean',
      ...YES_NO,
    },
    {
      name: 'RecoveryHours',
      title: surveyText('Recovery time (hours)', '復原時間（小時）', '恢复时间（小时）'),
      cellType: 'text',
      inputType: 'number',
      isRequired: true,
      min: 0,
      max: 720,
    },
    {
      name: 'LastTest',
      title: surveyText('Last recovery test', '上次復原演練', '上次恢复演练'),
      cellType: 'text',
      inputType: 'date',
    },
  ],
};

const incidents = [
  {
    type: 'boolean',
    ...YES_NO,
    name: 'HadIncident',
    title: surveyText(
      'Was there a reportable security incident in the last 24 months?',
      '過去 24 個月曾否發生須通報的保安事故？',
      '过去 24 个月是否发生过须报告的安全事件？',
    ),
    isRequired: true,
  },
  {
    type: 'comment',
    name: 'IncidentSummary',
    title: surveyText('Description and action taken', '事故經過及跟進行動', '事件经过及处置措施'),
    visibleIf: '{HadIncident} = true',
    isRequired: true,
    maxLength: 1500,
    rows: 4,
  },
  currencyQuestion('IncidentLoss', surveyText('Estimated loss', '估計損失', '估计损失'), {
    visibleIf: '{HadIncident} = true',
    validators: [{ type: 'numeric', minValue: 0, maxValue: 10_000_000_000 }],
  }),
  {
    type: 'radiogroup',
    name: 'PenetrationTest',
    title: surveyText(
      'Penetration test in the last 12 months',
      '過去 12 個月的滲透測試',
      '过去 12 个月的渗透测试',
    ),
    isRequired: true,
    choices: [
      { value: 'EXTERNAL', text: surveyText('By an outside party', '由外部機構進行', '由外部机构进行') },
      { value: 'INTERNAL', text: surveyText('By our own people', '由內部人員進行', '由内部人员进行') },
      { value: 'NONE', text: surveyText('None', '沒有', '未进行') },
    ],
  },
  fileQuestion('PenetrationTestReport', surveyText('Its summary', '測試摘要', '测试摘要'), {
    visibleIf: "{PenetrationTest} anyof ['EXTERNAL', 'INTERNAL']",
    requiredIf: "{PenetrationTest} = 'EXTERNAL'",
    allowMultiple: false,
    acceptedTypes: '.pdf',
  }),
  {
    type: 'checkbox',
    name: 'OtherFrameworks',
    title: surveyText('Other frameworks that you follow', '同時遵從的其他框架', '同时遵循的其他框架'),
    colCount: 2,
    choices: [
      { value: 'ISO27017', text: surveyText('ISO/IEC 27017', 'ISO/IEC 27017', 'ISO/IEC 27017') },
      { value: 'ISO27018', text: surveyText('ISO/IEC 27018', 'ISO/IEC 27018', 'ISO/IEC 27018') },
      { value: 'ISO27701', text: surveyText('ISO/IEC 27701', 'ISO/IEC 27701', 'ISO/IEC 27701') },
      { value: 'PCIDSS', text: surveyText('PCI DSS', 'PCI DSS', 'PCI DSS') },
      {
        value: 'MLPS',
        text: surveyText('MLPS 2.0 (mainland China)', '內地網絡安全等級保護 2.0', '网络安全等级保护 2.0'),
      },
    ],
  },
];

const documents = [
  fileQuestion(
    'StatementOfApplicability',
    surveyText('Statement of applicability', '適用性聲明', '适用性声明'),
    {
      isRequired: true,
      maxFiles: 2,
    },
  ),
  fileQuestion('RiskTreatmentPlan', surveyText('Risk treatment plan', '風險處理計劃', '风险处置计划'), {
    isRequired: true,
    maxFiles: 2,
  }),
];

/** Application form of the ISO/IEC 27001 demo service: four pages. */
export const informationSecurityForm = {
  title: surveyText('Information Security Management', '資訊保安管理體系認證', '信息安全管理体系认证'),
  showQuestionNumbers: false,
  pages: [
    organisationPage(INDUSTRIES),
    {
      name: 'Scope',
      title: surveyText('Scope and applicability', '範圍及適用性', '范围及适用性'),
      elements: [...scopeQuestions(), sitesQuestion, ...applicability],
    },
    {
      name: 'SystemsAndIncidents',
      title: surveyText('Systems and incidents', '系統及事故', '系统及事件'),
      elements: [systems, ...incidents, ...documents],
    },
    declarationPage,
  ],
};
