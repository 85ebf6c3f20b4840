/** Demo answers of two organisations to the application form of the sustainability statement demo service. */
import { commonAnswers } from '../blocks/common-answers.ts';
import { uploaded } from '../blocks/uploaded.ts';
import type { AnswersOf } from '../demo-service.ts';

const harbourGreen: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('HARBOUR_GREEN', type, 'SS-2025-00014'),
  ScopeRequirement: 'Greenhouse gas and energy figures of the sustainability report 2025/26',
  ScopeRequirementChinese: '2025/26 年度可持續發展報告的溫室氣體及能源數據',
  PeriodStart: '2025-04-01',
  PeriodEnd: '2026-03-31',
  ReportingStandards: ['HKEX', 'GHG'],
  AssuranceLevel: 'LIMITED',
  Figures: [
    { Indicator: 'SCOPE1', Value: 412.6, Unit: 'tCO2e', IsEstimated: false },
    { Indicator: 'SCOPE2', Value: 1_038, Unit: 'tCO2e', IsEstimated: false },
    {
      Indicator: 'SCOPE3',
      Value: 6_240,
      Unit: 'tCO2e',
      IsEstimated: true,
      Method: 'Spend-based, purchased goods of the year',
    },
  ],
  TotalEmissions: 1_450.6,
  BaseYearEmissions: 1_720,
  EmissionChangePercent: -15.7,
  WillPublish: true,
  PublicationAddress: 'https://harbourgreen.test/sustainability/2026',
  SustainabilityReport: [uploaded(fileKeys, 0, 'sustainability-report-2026.pdf', 9_437_184)],
  Evidence: [uploaded(fileKeys, 1, 'ghg-inventory-2026.xlsx', 286_720)],
});

const lionRock: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('LION_ROCK', type, 'SS-2025-00020'),
  ScopeRequirement: 'Fleet emissions and work injuries of the ESG report 2025',
  ScopeRequirementChinese: '2025 年 ESG 報告的車隊排放及工傷數據',
  PeriodStart: '2025-01-01',
  PeriodEnd: '2025-12-31',
  ReportingStandards: ['GRI', 'other'],
  'ReportingStandards-Comment': 'ISO 14083 for transport chains',
  AssuranceLevel: 'REASONABLE',
  AssuranceReason: 'Two retail customers require it from their carriers from 2026 on.',
  Figures: [
    { Indicator: 'SCOPE1', Value: 3_905, Unit: 'tCO2e', IsEstimated: false },
    { Indicator: 'INJURIES', Value: 4, Unit: 'cases', IsEstimated: false },
  ],
  TotalEmissions: 4_188,
  WillPublish: false,
  SustainabilityReport: [uploaded(fileKeys, 0, 'esg-report-2025-final.pdf', 5_242_880)],
});

export const sustainabilityStatementAnswers = [harbourGreen, lionRock] as const;
