/** Definition of the demo service for verified sustainability statements. */
import type { ServiceDefinition } from '../../../rules/index.ts';
import { text } from '../text.ts';
import { sustainabilityStatementChecklist } from './checklist.ts';
import { sustainabilityStatementForm } from './form.ts';

export const sustainabilityStatement: ServiceDefinition = {
  Name: text('Sustainability Statement', '可持續發展聲明', '可持续发展声明'),
  NameExtra: text(
    'Verification to ISO/IEC 17029 and ISO 14064-3',
    '按 ISO/IEC 17029 及 ISO 14064-3 核證',
    '按 ISO/IEC 17029 和 ISO 14064-3 核查',
  ),
  Summary: text(
    'Independent verification of your report, as at its date.',
    '為貴機構的報告作獨立核證，以聲明日期為準。',
    '对贵机构的报告进行独立核查，以声明日期为准。',
  ),
  Description: text(
    'We verify the figures and claims of your sustainability report before you publish it, with limited or reasonable assurance. The statement applies to its date and does not expire; it is published together with a disclosure of what was verified.',
    '我們在貴機構發表可持續發展報告前核證其數據及聲稱，提供有限或合理保證。聲明以其日期為準，不設到期日，並與核證內容的披露文件一併公布。',
    '我们在贵机构发布可持续发展报告前核查其数据和声明，提供有限或合理保证。声明以其日期为准，不设到期日，并与核查内容的披露文件一并公布。',
  ),
  WhoFor: text(
    'Listed companies, suppliers and public bodies that report on climate, people or governance.',
    '就氣候、員工或管治作出匯報的上市公司、供應商及公共機構。',
    '就气候、员工或治理进行披露的上市公司、供应商和公共机构。',
  ),
  DocumentsNeeded: [
    text('The report as it will be published', '擬發表的報告', '拟发布的报告'),
    text('Calculations and source records', '計算表及原始紀錄', '计算表及原始记录'),
    text('Last year’s statement, if available', '去年的聲明（如有）', '去年的声明（如有）'),
  ],
  SchemeCode: 'SS',
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  Kind: 'STATEMENT',
  Industries: ['FINANCE', 'ENERGY', 'MANUFACTURING', 'SERVICES'],
  AssessmentTypes: ['INITIAL', 'SPECIAL'],
  Fees: {
    INITIAL: [
      { Description: text('Verification', '核證', '核查'), AmountCents: 1_350_000 },
      {
        Description: text('Review, decision and statement', '覆核、決定及聲明', '复核、决定及声明'),
        AmountCents: 450_000,
      },
    ],
    SPECIAL: [
      {
        Description: text('Verification of a restated report', '重列報告的核證', '重述报告的核查'),
        AmountCents: 980_000,
      },
    ],
  },
  Currency: 'HKD',
  PaymentGate: 'BEFORE_CERTIFICATE',
  Flows: { INITIAL: 'FULL', SPECIAL: 'FULL' },
  FullSteps: ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  TargetDays: { ASSESSOR: 10, INDEPREVIEWER: 4, COO: 5, CEO: 5 },
  Stages: {},
  UsualDays: 28,
  Cycle: null,
  IsExtensionAllowed: false,
  IsDisclosureNeeded: true,
  CertificateLanguage: 'BILINGUAL',
  Templates: {},
  ScopeLimits: { rLimit: 6, charLimit: 300 },
  Checklist: sustainabilityStatementChecklist,
  FindingDays: { MINOR: 90, MAJOR: 30 },
  FormProvider: 'NATIVE',
  MachForm: null,
  Form: sustainabilityStatementForm,
  ScopeQuestion: 'ScopeRequirement',
  ScopeQuestionChinese: 'ScopeRequirementChinese',
  SitesQuestion: 'Sites',
  IndustryQuestion: 'Industry',
};
