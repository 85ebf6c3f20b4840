/**
 * Demo answers of two organisations to the application form of the information security (ISO/IEC 27001) demo
 * service.
 */
import { commonAnswers } from '../blocks/common-answers.ts';
import { uploaded } from '../blocks/uploaded.ts';
import type { AnswersOf } from '../demo-service.ts';

const kowloonData: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('KOWLOON_DATA', type, 'IS-2024-00006'),
  ScopeRequirement: 'Operation of colocation data halls and managed hosting in Hong Kong',
  ScopeRequirementChinese: '香港主機託管機房及代管服務的營運',
  StatementOfApplicabilityVersion: '4.2',
  StatementOfApplicabilityDate: '2026-05-04',
  ControlsApplied: 91,
  ControlsExcluded: 2,
  ExclusionReason: 'No software is developed: A.8.25 and A.8.28 have nothing to act on.',
  Systems: [
    {
      System: 'Building management',
      Hosting: 'OWN',
      HasPersonalData: false,
      RecoveryHours: 2,
      LastTest: '2026-04-11',
    },
    {
      System: 'Customer portal',
      Hosting: 'CLOUD',
      Provider: 'Pearl River Cloud',
      HasPersonalData: true,
      RecoveryHours: 8,
      LastTest: '2026-02-20',
    },
  ],
  HadIncident: true,
  IncidentSummary: 'A phishing message led to one mailbox being opened; access was closed within 40 minutes.',
  IncidentLoss: 85_000,
  PenetrationTest: 'EXTERNAL',
  PenetrationTestReport: [uploaded(fileKeys, 0, 'penetration-test-summary.pdf', 1_310_720)],
  OtherFrameworks: ['ISO27017', 'MLPS'],
  StatementOfApplicability: [uploaded(fileKeys, 1, 'statement-of-applicability-4.2.xlsx', 163_840)],
  RiskTreatmentPlan: [uploaded(fileKeys, 2, 'risk-treatment-plan.pdf', 540_672)],
});

const harbourGreen: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('HARBOUR_GREEN', type, 'IS-2025-00031'),
  ScopeRequirement: 'Remote monitoring of solar installations and customer billing',
  StatementOfApplicabilityVersion: '1.0',
  StatementOfApplicabilityDate: '2026-09-15',
  ControlsApplied: 93,
  ControlsExcluded: 0,
  Systems: [{ System: 'Solar monitoring', Hosting: 'COLOCATION', HasPersonalData: true, RecoveryHours: 24 }],
  HadIncident: false,
  PenetrationTest: 'NONE',
  StatementOfApplicability: [uploaded(fileKeys, 0, 'soa.pdf', 245_760)],
  RiskTreatmentPlan: [uploaded(fileKeys, 1, 'risk-plan-2026.xlsx', 98_304)],
});

export const informationSecurityAnswers = [kowloonData, harbourGreen] as const;
