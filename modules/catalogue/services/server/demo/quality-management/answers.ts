/**
 * Demo answers of two organisations to the application form of the quality management (ISO 9001) demo
 * service.
 */
import { commonAnswers } from '../blocks/common-answers.ts';
import { uploaded } from '../blocks/uploaded.ts';
import type { AnswersOf } from '../demo-service.ts';

const lionRock: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('LION_ROCK', type, 'QM-2024-00092'),
  ScopeRequirement: 'Warehousing, order fulfilment and road transport of consumer goods in Hong Kong',
  ScopeRequirementChinese: '香港消費品倉儲、訂單處理及道路運輸',
  NotApplicable: ['8.3'],
  NotApplicableReason: 'Services follow methods specified by customers; there is no design activity.',
  Processes: [
    {
      Process: 'Order intake',
      Owner: 'Carmen Yip',
      Criticality: 'MEDIUM',
      IsOutsourced: false,
      OnTimePercent: 98,
    },
    {
      Process: 'Picking and packing',
      Owner: 'Terence Ho',
      Criticality: 'HIGH',
      IsOutsourced: false,
      OnTimePercent: 96.5,
    },
    {
      Process: 'Last-mile delivery',
      Owner: 'Kelvin Tse',
      Criticality: 'HIGH',
      IsOutsourced: true,
      Supplier: 'Swift Van Services',
      OnTimePercent: 94,
    },
  ],
  LastInternalAudit: '2026-06-18',
  LastManagementReview: '2026-07-09',
  ComplaintsReceived: 37,
  ComplaintsOpen: 2,
  AnnualTurnover: 312_450_000.5,
  QualityManual: [uploaded(fileKeys, 0, 'quality-manual-rev12.pdf', 4_718_592)],
  AuditReport: [uploaded(fileKeys, 1, 'internal-audit-2026.pdf', 917_504)],
});

const harbourGreen: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('HARBOUR_GREEN', type, 'QM-2023-00151'),
  ScopeRequirement: 'Design, installation and maintenance of rooftop solar systems',
  ScopeRequirementChinese: '天台太陽能系統的設計、安裝及保養',
  Processes: [
    { Process: 'Design', Owner: 'Marco Fung', Criticality: 'HIGH', IsOutsourced: false, OnTimePercent: 91 },
    {
      Process: 'Installation',
      Owner: 'Ada Kwok',
      Criticality: 'HIGH',
      IsOutsourced: true,
      Supplier: 'Sun Wah Engineering',
    },
  ],
  LastInternalAudit: '2026-03-12',
  LastManagementReview: '2026-04-20',
  ComplaintsReceived: 0,
  QualityManual: [uploaded(fileKeys, 0, 'process-map.png', 655_360)],
  AuditReport: [uploaded(fileKeys, 1, 'audit-report-q1.pdf', 720_896)],
});

export const qualityManagementAnswers = [lionRock, harbourGreen] as const;
