/** Definition of the demo service for information security (ISO/IEC 27001). */
import type { ServiceDefinition } from '../../../rules/index.ts';
import { text } from '../text.ts';
import { informationSecurityChecklist } from './checklist.ts';
import { informationSecurityForm } from './form.ts';

const decision = text('Review and decision', '覆核及決定', '复核及决定');

export const informationSecurity: ServiceDefinition = {
  Name: text('Information Security Management', '資訊保安管理體系認證', '信息安全管理体系认证'),
  NameExtra: text('ISO/IEC 27001:2022', 'ISO/IEC 27001:2022', 'ISO/IEC 27001:2022'),
  Summary: text(
    'ISO/IEC 27001 assessment of how you protect information, with a visit to your sites.',
    'ISO/IEC 27001 評審，實地查核貴機構如何保護資訊。',
    'ISO/IEC 27001 审核，现场核查贵机构如何保护信息。',
  ),
  Description: text(
    'We assess your information security management system against ISO/IEC 27001: risks, the controls of annex A that you apply, suppliers, incidents and recovery. Assessors review your documents and visit data halls and offices. The certificate is in English and valid for three years.',
    '我們按 ISO/IEC 27001 評審貴機構的資訊保安管理體系，包括風險、所採用的附件 A 控制、供應商、事故及復原。評審員會審閱文件，並實地視察機房及辦公室。證書以英文簽發，有效期三年。',
    '我们按 ISO/IEC 27001 审核贵机构的信息安全管理体系，包括风险、所采用的附录 A 控制、供应商、事件和恢复。审核员将审阅文件，并到机房和办公场所现场审核。证书以英文颁发，有效期三年。',
  ),
  WhoFor: text(
    'Organisations in Hong Kong and mainland China that process other parties’ information.',
    '在香港及內地持有他人資訊的機構。',
    '在香港及内地持有他人信息的机构。',
  ),
  DocumentsNeeded: [
    text('Business registration number', '商業登記號碼', '商业登记号码'),
    text('Statement of applicability', '適用性聲明', '适用性声明'),
    text('Risk treatment plan', '風險處理計劃', '风险处置计划'),
    text('Summary of the last penetration test', '最近一次滲透測試摘要', '最近一次渗透测试摘要'),
  ],
  SchemeCode: 'IS',
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  Kind: 'CERTIFICATE',
  Industries: ['TECHNOLOGY', 'FINANCE', 'SERVICES'],
  AssessmentTypes: ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'],
  Fees: {
    INITIAL: [
      {
        Description: text('Stage 1: documents', '第一階段：文件評審', '第一阶段：文件审核'),
        AmountCents: 980_000,
      },
      {
        Description: text('Stage 2: site visit', '第二階段：實地評審', '第二阶段：现场审核'),
        AmountCents: 1_960_000,
      },
      { Description: decision, AmountCents: 480_000 },
    ],
    SURVEILLANCE: [
      { Description: text('Yearly surveillance', '年度監督評審', '年度监督评审'), AmountCents: 1_560_000 },
    ],
    RENEWAL: [
      { Description: text('Renewal assessment', '再認證評審', '再认证评审'), AmountCents: 2_240_000 },
      { Description: decision, AmountCents: 480_000 },
    ],
    SPECIAL: [{ Description: text('Special assessment', '特別評審', '特殊评审'), AmountCents: 1_120_000 }],
  },
  CertificateFees: [
    {
      Description: text(
        'Certificate and entry in the public register',
        '證書及登載於公開登記冊',
        '证书及列入获证客户名录',
      ),
      AmountCents: 120_000,
    },
  ],
  Currency: 'HKD',
  PaymentGate: 'BEFORE_CERTIFICATE',
  Flows: { INITIAL: 'FULL', SURVEILLANCE: 'SHORT', RENEWAL: 'FULL', SPECIAL: 'FULL' },
  FullSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  TargetDays: { ASSESSOR: 14, ASSESSOR_ONSITE: 14, INDEPREVIEWER: 5, COO: 5, CEO: 5 },
  Stages: {},
  UsualDays: 70,
  Cycle: {
    ValidMonths: 36,
    SurveillanceMonths: [12, 24],
    SurveillanceWindowDays: 90,
    RenewalWindowDays: 180,
  },
  IsExtensionAllowed: true,
  DecisionRequired: true,
  IsDisclosureNeeded: false,
  CertificateLanguage: 'EN',
  Templates: {},
  ScopeLimits: { rLimit: 6, charLimit: 300 },
  Checklist: informationSecurityChecklist,
  FindingDays: { MINOR: 90, MAJOR: 30 },
  MinorPlanRequired: true,
  MajorVerificationMonths: 6,
  FormProvider: 'NATIVE',
  MachForm: null,
  Form: informationSecurityForm,
  ScopeQuestion: 'ScopeRequirement',
  ScopeQuestionChinese: 'ScopeRequirementChinese',
  SitesQuestion: 'Sites',
  IndustryQuestion: 'Industry',
};
