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

const CLAUSES = [
  {
    value: '7.1.5',
    text: surveyText('7.1.5 Measuring equipment', '7.1.5 監視及測量資源', '7.1.5 监视和测量资源'),
  },
  { value: '8.3', text: surveyText('8.3 Design and development', '8.3 設計及開發', '8.3 设计和开发') },
  {
    value: '8.5.1F',
    text: surveyText('8.5.1 f) Special processes', '8.5.1 f) 特殊過程', '8.5.1 f) 特殊过程'),
  },
  { value: '8.5.3', text: surveyText('8.5.3 Customer property', '8.5.3 顧客財產', '8.5.3 顾客财产') },
];

const exclusions = [
  {
    type: 'checkbox',
    name: 'NotApplicable',
    title: surveyText('Clauses that do not apply to you', '不適用的條款', '不适用的条款'),
    choices: CLAUSES,
    maxSelectedChoices: 3,
  },
  {
    type: 'comment',
    name: 'NotApplicableReason',
    title: surveyText('Reason why they do not apply', '不適用的理由', '不适用的理由'),
    visibleIf: '{NotApplicable} notempty',
    isRequired: true,
    maxLength: 600,
    rows: 3,
  },
];

const processes = {
  type: 'matrixdynamic',
  name: 'Processes',
  title: surveyText('Main processes', '主要過程', '主要过程'),
  isRequired: true,
  rowCount: 1,
  minRowCount: 1,
  maxRowCount: 25,
  keyName: 'Process',
  keyDuplicationError: surveyText('This process is listed twice.', '此過程已列出。', '此过程已列出。'),
  addRowText: surveyText('Add a process', '加入過程', '添加过程'),
  columns: [
    {
      name: 'Process',
      title: surveyText('Process', '過程', '过程'),
      cellType: 'text',
      isRequired: true,
      maxLength: 100,
    },
    {
      name: 'Owner',
      title: surveyText('Owner', '負責人', '负责人'),
      cellType: 'text',
      isRequired: true,
      maxLength: 80,
    },
    {
      name: 'Criticality',
      title: surveyText('Effect on the customer', '對顧客的影響', '对顾客的影响'),
      cellType: 'dropdown',
      isRequired: true,
      choices: [
        { value: 'HIGH', text: surveyText('High', '高', '高') },
        { value: 'MEDIUM', text: surveyText('Medium', '中', '中') },
        { value: 'LOW', text: surveyText('Low', '低', '低') },
      ],
    },
    { name: 'IsOutsourced', title: surveyText('Outsourced', '外判', '外包'), cellType: 'boolean', ...YES_NO },
    {
      name: 'Supplier',
      title: surveyText('By whom', '外判商', '外包方'),
      cellType: 'text',
      visibleIf: '{row.IsOutsourced} = true',
      isRequired: true,
      maxLength: 100,
    },
    {
      name: 'OnTimePercent',
      title: surveyText('Target met (%)', '達標率（%）', '达标率（%）'),
      cellType: 'text',
      inputType: 'number',
      min: 0,
      max: 100,
    },
  ],
};

const performance = [
  {
    type: 'text',
    name: 'LastInternalAudit',
    inputType: 'date',
    title: surveyText('Last internal audit', '上次內部審核日期', '上次内部审核日期'),
    isRequired: true,
    min: '2020-01-01',
    maxValueExpression: 'today()',
  },
  {
    type: 'text',
    name: 'LastManagementReview',
    inputType: 'date',
    title: surveyText('Last management review', '上次管理評審日期', '上次管理评审日期'),
    startWithNewLine: false,
    isRequired: true,
    min: '2020-01-01',
    maxValueExpression: 'today()',
  },
  {
    type: 'text',
    name: 'ComplaintsReceived',
    inputType: 'number',
    title: surveyText('Complaints in the last 12 months', '過去 12 個月的投訴數目', '过去 12 个月的投诉数量'),
    isRequired: true,
    min: 0,
    max: 100_000,
  },
  {
    type: 'text',
    name: 'ComplaintsOpen',
    inputType: 'number',
    title: surveyText('Complaints still open', '未結案的投訴', '未结案的投诉'),
    startWithNewLine: false,
    requiredIf: '{ComplaintsReceived} > 0',
    enableIf: '{ComplaintsReceived} > 0',
    min: 0,
    validators: [
      {
        type: 'expression',
        expression: '{ComplaintsOpen} empty or {ComplaintsOpen} <= {ComplaintsReceived}',
        text: surveyText(
          'There cannot be more open complaints than were received.',
          '未結案數目不可多於收到的投訴。',
          '未结案数量不得多于收到的投诉。',
        ),
      },
    ],
  },
  currencyQuestion(
    'AnnualTurnover',
    surveyText('Annual turnover within the scope', '範圍內全年營業額', '范围内年营业额'),
    {
      validators: [{ type: 'numeric', minValue: 0, maxValue: 100_000_000_000 }],
    },
  ),
];

const documents = [
  fileQuestion(
    'QualityManual',
    surveyText('Quality manual or process map', '質量手冊或過程圖', '质量手册或过程图'),
    {
      isRequired: true,
    },
  ),
  fileQuestion('AuditReport', surveyText('Internal audit report', '內部審核報告', '内部审核报告'), {
    isRequired: true,
    maxFiles: 2,
  }),
];

/** Application form of the ISO 9001 demo service: four pages. */
export const qualityManagementForm = {
  title: surveyText('Quality Management', '質量管理體系認證', '质量管理体系认证'),
  showQuestionNumbers: false,
  pages: [
    organisationPage(INDUSTRIES),
    {
      name: 'Scope',
      title: surveyText('Scope of certification', '認證範圍', '认证范围'),
      elements: [...scopeQuestions(), ...exclusions, sitesQuestion],
    },
    {
      name: 'System',
      title: surveyText('Management system', '管理體系', '管理体系'),
      elements: [processes, ...performance, ...documents],
    },
    declarationPage,
  ],
};
