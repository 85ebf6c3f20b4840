/** Definition of the demo service for quality management (ISO 9001). */
import type { ServiceDefinition } from '../../../rules/index.ts';
import { text } from '../text.ts';
import { qualityManagementChecklist } from './checklist.ts';
import { qualityManagementForm } from './form.ts';

export const qualityManagement: ServiceDefinition = {
  Name: text('Quality Management', '質量管理體系認證', '质量管理体系认证'),
  NameExtra: text('ISO 9001:2015', 'ISO 9001:2015', 'ISO 9001:2015'),
  Summary: text(
    'ISO 9001 assessment with a yearly surveillance visit.',
    'ISO 9001 評審，每年監督跟進。',
    'ISO 9001 审核，每年监督跟进。',
  ),
  Description: text(
    'We assess whether your management system meets ISO 9001 and whether it works: processes, competence, suppliers, complaints and improvement. The certificate is valid for three years, with annual surveillance.',
    '我們評審貴機構的管理體系是否符合 ISO 9001 並有效運作，包括過程、能力、供應商、投訴及改進。證書有效期三年，每年進行監督評審。',
    '我们审核贵机构的管理体系是否符合 ISO 9001 并有效运行，包括过程、能力、供应商、投诉和改进。证书有效期三年，每年进行监督审核。',
  ),
  WhoFor: text(
    'Organisations of any kind that want to demonstrate consistent quality.',
    '希望證明能夠持續提供符合承諾的產品或服務的任何機構。',
    '希望证明能够持续提供符合承诺的产品或服务的各类机构。',
  ),
  DocumentsNeeded: [
    text('Business registration number', '商業登記號碼', '商业登记号码'),
    text('Quality manual or process map', '質量手冊或過程圖', '质量手册或过程图'),
    text('Last internal audit report', '最近一次內部審核報告', '最近一次内部审核报告'),
    text('Date of the last management review', '最近一次管理評審的日期', '最近一次管理评审的日期'),
  ],
  SchemeCode: 'QM',
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  Kind: 'CERTIFICATE',
  Industries: ['LOGISTICS', 'MANUFACTURING', 'CONSTRUCTION', 'FOOD', 'SERVICES'],
  AssessmentTypes: ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'],
  Fees: {
    INITIAL: [
      {
        Description: text('Stage 1: readiness', '第一階段：準備情況評審', '第一阶段：准备情况审核'),
        AmountCents: 650_000,
      },
      {
        Description: text('Stage 2: assessment', '第二階段：評審', '第二阶段：审核'),
        AmountCents: 1_400_000,
      },
      {
        Description: text('Review, decision and certificate', '覆核、決定及證書', '复核、决定及证书'),
        AmountCents: 400_000,
      },
    ],
    SURVEILLANCE: [
      { Description: text('Yearly surveillance', '年度監督評審', '年度监督评审'), AmountCents: 1_280_000 },
    ],
    RENEWAL: [
      { Description: text('Renewal assessment', '再認證評審', '再认证评审'), AmountCents: 1_580_000 },
      {
        Description: text('Review, decision and certificate', '覆核、決定及證書', '复核、决定及证书'),
        AmountCents: 400_000,
      },
    ],
    SPECIAL: [{ Description: text('Special assessment', '特別評審', '特殊评审'), AmountCents: 880_000 }],
  },
  Currency: 'HKD',
  PaymentGate: 'BEFORE_REVIEW',
  Flows: { INITIAL: 'FULL', SURVEILLANCE: 'SHORT', RENEWAL: 'FULL', SPECIAL: 'FULL' },
  FullSteps: ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  TargetDays: { ASSESSOR: 14, INDEPREVIEWER: 5, COO: 3, CEO: 5 },
  Stages: {},
  UsualDays: 56,
  Cycle: {
    ValidMonths: 36,
    SurveillanceMonths: [12, 24],
    SurveillanceWindowDays: 90,
    RenewalWindowDays: 180,
  },
  IsExtensionAllowed: false,
  IsDisclosureNeeded: false,
  CertificateLanguage: 'BILINGUAL',
  Templates: {},
  ScopeLimits: { rLimit: 6, charLimit: 300 },
  Checklist: qualityManagementChecklist,
  FindingDays: { MINOR: 90, MAJOR: 30 },
  MinorPlanRequired: true,
  MajorVerificationMonths: 6,
  FormProvider: 'NATIVE',
  MachForm: null,
  Form: qualityManagementForm,
  ScopeQuestion: 'ScopeRequirement',
  ScopeQuestionChinese: 'ScopeRequirementChinese',
  SitesQuestion: 'Sites',
  IndustryQuestion: 'Industry',
};
