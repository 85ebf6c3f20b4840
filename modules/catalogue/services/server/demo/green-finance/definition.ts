/** Definition of the demo service "Green Finance Certification". */
import type { ServiceDefinition } from '../../../rules/index.ts';
import { text } from '../text.ts';
import { greenFinanceChecklist } from './checklist.ts';
import { greenFinanceForm } from './form.ts';

const assessment = text('Document assessment', '文件評審', '文件评审');
const visit = text('Site visit, up to three sites', '場所視察（最多三處）', '现场评审（最多三处）');
const decision = text('Review, decision and certificate', '覆核、決定及證書', '复核、决定及证书');

export const greenFinance: ServiceDefinition = {
  Name: text('Green Finance Certification', '綠色金融認證', '绿色金融认证'),
  NameExtra: text(
    'Green Finance Certification Scheme, edition 2024',
    '綠色金融認證計劃 2024 年版',
    '绿色金融认证计划 2024 年版',
  ),
  Summary: text(
    'For bonds, loans and funds that finance environmental projects.',
    '適用於資金用於環境效益的債券、貸款及基金。',
    '适用于募集资金用于环境效益的债券、贷款和基金。',
  ),
  Description: text(
    'We assess how projects are selected, how the proceeds are tracked and spent, and what they achieve. An assessor reviews your framework and visits the assets; the review and the decision are made by people who took no part in the assessment. The certificate is valid for three years, with annual surveillance.',
    '我們查核項目如何挑選、資金如何獨立管理及運用，以及實際成效。評審員會審閱貴機構的框架並視察資產，再由沒有參與評審的人員覆核及決定。證書有效期三年，每年跟進確認。',
    '我们核查项目如何遴选、资金如何独立管理和使用，以及实际成效。评审员将审阅贵机构的框架并到现场核查资产，再由未参与评审的人员复核和决定。证书有效期三年，每年监督确认。',
  ),
  WhoFor: text(
    'Issuers, borrowers and fund managers of any size, before or after issue.',
    '任何規模的發行人、借款人及基金經理，發行前後均可申請。',
    '任何规模的发行人、借款人和基金管理人，发行前后均可申请。',
  ),
  DocumentsNeeded: [
    text('Business registration number', '商業登記號碼', '商业登记号码'),
    text('Method statement or green finance framework', '方法聲明或綠色金融框架', '方法说明或绿色金融框架'),
    text('External review, if available', '外部審閱報告（如有）', '外部审阅报告（如有）'),
    text('Asset list with locations', '資產清單及位置', '资产清单及位置'),
  ],
  SchemeCode: 'GF',
  NumberPattern: '{SchemeCode}-{YYYY}-{00000}',
  Kind: 'CERTIFICATE',
  Industries: ['ENERGY', 'FINANCE', 'CONSTRUCTION'],
  AssessmentTypes: ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'],
  Fees: {
    INITIAL: [
      { Description: assessment, AmountCents: 1_800_000 },
      { Description: visit, AmountCents: 1_250_000 },
      { Description: decision, AmountCents: 750_000 },
    ],
    SURVEILLANCE: [
      { Description: text('Yearly surveillance', '年度監督評審', '年度监督评审'), AmountCents: 1_480_000 },
    ],
    RENEWAL: [
      { Description: assessment, AmountCents: 1_450_000 },
      { Description: visit, AmountCents: 1_250_000 },
      { Description: decision, AmountCents: 500_000 },
    ],
    SPECIAL: [
      { Description: text('Special assessment', '特別評審', '特殊评审'), AmountCents: 960_000 },
      { Description: visit, AmountCents: 1_250_000 },
    ],
  },
  Currency: 'HKD',
  PaymentGate: 'BEFORE_CERTIFICATE',
  Flows: { INITIAL: 'FULL', SURVEILLANCE: 'SHORT', RENEWAL: 'FULL', SPECIAL: 'FULL' },
  FullSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
  ShortSteps: ['ASSESSOR', 'COO'],
  TargetDays: { ASSESSOR: 10, ASSESSOR_ONSITE: 14, INDEPREVIEWER: 5, COO: 5, CEO: 5 },
  Stages: {},
  UsualDays: 42,
  Cycle: {
    ValidMonths: 36,
    SurveillanceMonths: [12, 24],
    SurveillanceWindowDays: 90,
    RenewalWindowDays: 180,
  },
  IsExtensionAllowed: true,
  IsDisclosureNeeded: false,
  CertificateLanguage: 'BILINGUAL',
  Templates: {},
  ScopeLimits: { rLimit: 6, charLimit: 300 },
  Checklist: greenFinanceChecklist,
  FindingDays: { MINOR: 90, MAJOR: 30 },
  FormProvider: 'NATIVE',
  MachForm: null,
  Form: greenFinanceForm,
  ScopeQuestion: 'ScopeRequirement',
  ScopeQuestionChinese: 'ScopeRequirementChinese',
  SitesQuestion: 'Sites',
  IndustryQuestion: 'Industry',
};
