/** Demo answers of three organisations to the application form of the green finance demo service. */
import { commonAnswers } from '../blocks/common-answers.ts';
import { uploaded } from '../blocks/uploaded.ts';
import type { AnswersOf } from '../demo-service.ts';

const CERTIFICATE = 'GF-2024-00017';

const harbourGreen: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('HARBOUR_GREEN', type, CERTIFICATE),
  ScopeRequirement: 'Design, financing and operation of rooftop solar systems in Hong Kong',
  ScopeRequirementChinese: '設計、融資及營運香港天台太陽能系統',
  MethodStatement: [uploaded(fileKeys, 0, 'method-statement-v3.pdf', 2_202_010)],
  InstrumentType: 'BOND',
  Isin: 'HK0000857209',
  IssueDate: '2027-02-15',
  EstimatedProceeds: 240_000_000,
  ProceedsAllocated: 61_500_000,
  UseOfProceeds: [
    {
      Category: 'RENEWABLE_ENERGY',
      Project: 'Rooftop solar, 38 estates',
      SharePercent: 82,
      StartDate: '2026-04-01',
      IsRefinancing: false,
    },
    {
      Category: 'ENERGY_EFFICIENCY',
      Project: 'Inverter and storage upgrade',
      SharePercent: 18,
      StartDate: '2026-09-01',
      IsRefinancing: true,
    },
  ],
  EnvironmentalObjectives: ['MITIGATION', 'ADAPTATION'],
  AvoidedEmissions: 18_400,
  HasExternalReview: true,
  ExternalReview: [uploaded(fileKeys, 1, 'second-party-opinion.pdf', 1_153_433)],
});

const kowloonData: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('KOWLOON_DATA', type, 'GF-2024-00009'),
  ScopeRequirement: 'Construction and operation of an energy-efficient data hall in Tseung Kwan O',
  ScopeRequirementChinese: '興建及營運將軍澳高能源效益數據機房',
  MethodStatement: [uploaded(fileKeys, 0, 'green-loan-framework-2026.pdf', 3_407_872)],
  InstrumentType: 'LOAN',
  Lender: 'Victoria Harbour Bank',
  IssueDate: '2026-08-31',
  EstimatedProceeds: 1_150_000_000,
  UseOfProceeds: [
    {
      Category: 'GREEN_BUILDINGS',
      Project: 'Tseung Kwan O hall, BEAM Plus Gold',
      SharePercent: 65,
      StartDate: '2026-01-05',
      IsRefinancing: false,
    },
    {
      Category: 'ENERGY_EFFICIENCY',
      Project: 'Liquid cooling',
      SharePercent: 30,
      StartDate: '2026-07-01',
      IsRefinancing: false,
    },
    {
      Category: 'WATER',
      Project: 'Rain water for cooling towers',
      SharePercent: 5,
      StartDate: '2027-03-01',
      IsRefinancing: false,
    },
  ],
  EnvironmentalObjectives: ['MITIGATION'],
  AvoidedEmissions: 9_750.5,
  HasExternalReview: false,
});

const lionRock: AnswersOf = (type, fileKeys) => ({
  ...commonAnswers('LION_ROCK', type, 'GF-2024-00021'),
  ScopeRequirement: 'Financing of electric goods vehicles and charging facilities in Hong Kong',
  ScopeRequirementChinese: '為香港電動貨車及充電設施融資',
  MethodStatement: [uploaded(fileKeys, 0, 'fleet-framework.pdf', 884_736)],
  InstrumentType: 'FUND',
  IssueDate: '2026-12-01',
  EstimatedProceeds: 68_000_000,
  ProceedsAllocated: 0,
  UseOfProceeds: [
    {
      Category: 'CLEAN_TRANSPORT',
      Project: '120 electric goods vehicles',
      SharePercent: 100,
      IsRefinancing: false,
    },
  ],
  EnvironmentalObjectives: ['POLLUTION'],
  HasExternalReview: false,
});

export const greenFinanceAnswers = [harbourGreen, kowloonData, lionRock] as const;
