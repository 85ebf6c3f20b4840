import { checklistPoint as point } from '../blocks/checklist-point.ts';

/** Checklist of the sustainability statement demo service: the points to verify at each step. */
export const sustainabilityStatementChecklist = [
  point(
    'SS-01',
    'ASSESSOR',
    'ISO 14064-3:2019, 5.1',
    [
      'Level of assurance, criteria and materiality are agreed.',
      '已議定保證程度、準則及重要性。',
      '已议定保证程度、准则和重要性。',
    ],
    [
      '5 % for totals unless the users of the report need less.',
      '總量一般為 5%，除非報告使用者要求更低。',
      '总量一般为 5%，除非报告使用者要求更低。',
    ],
    'AssuranceLevel',
  ),
  point(
    'SS-02',
    'ASSESSOR',
    'ISO 14064-1:2018, 5.1',
    [
      'The boundary is complete and consistent with the accounts.',
      '邊界完整並與帳目一致。',
      '边界完整并与账目一致。',
    ],
    ['Compare subsidiaries with the annual report.', '與年報的附屬公司核對。', '与年报的附属公司核对。'],
    'ScopeRequirement',
  ),
  point(
    'SS-03',
    'ASSESSOR',
    'ISO 14064-3:2019, 6.1.3',
    ['Figures trace back to source records.', '數據可追溯至原始紀錄。', '数据可追溯至原始记录。'],
    ['Recalculate the three largest.', '重新計算最大的三項。', '重新计算最大的三项。'],
    'Figures',
  ),
  point(
    'SS-04',
    'ASSESSOR',
    'ISO 14064-1:2018, 6.2',
    ['Emission factors are current and cited.', '排放因子為最新並註明出處。', '排放因子为最新并注明出处。'],
    ['Grid factor of the reporting year.', '採用報告年度的電網因子。', '采用报告年度的电网因子。'],
    'TotalEmissions',
  ),
  point(
    'SS-05',
    'ASSESSOR',
    'ISO 14064-1:2018, 8.3',
    [
      'Estimates are marked and their uncertainty is stated.',
      '估算已標明並說明不確定性。',
      '估算已标明并说明不确定性。',
    ],
    ['Look for round numbers.', '留意整數。', '留意整数。'],
    'Figures',
  ),
  point(
    'SS-06',
    'ASSESSOR',
    'ISO 14064-1:2018, 6.4',
    [
      'The base year is recalculated where the boundary changed.',
      '邊界改變時已重新計算基準年。',
      '边界变化时已重新计算基准年。',
    ],
    ['Acquisitions and disposals of the period.', '報告期內的收購及出售。', '报告期内的收购和出售。'],
    'BaseYearEmissions',
  ),
  point(
    'SS-07',
    'ASSESSOR',
    'ISO 17029:2019, 9.5',
    [
      'The report is balanced and omits nothing material.',
      '報告持平，並無重大遺漏。',
      '报告客观，无重大遗漏。',
    ],
    ['Review press coverage of the period.', '翻查報告期內的傳媒報道。', '查阅报告期内的媒体报道。'],
    'SustainabilityReport',
  ),
  point(
    'SS-08',
    'INDEPREVIEWER',
    'ISO 17029:2019, 9.6',
    ['The opinion follows from the evidence.', '意見以證據為依據。', '意见以证据为依据。'],
    [
      'Uncorrected misstatements against materiality.',
      '比較未更正錯報與重要性。',
      '比较未更正错报与重要性。',
    ],
  ),
  point(
    'SS-09',
    'INDEPREVIEWER',
    'ISO 17029:2019, 5.3',
    [
      'No team member contributed to the report.',
      '核證組成員沒有參與撰寫報告。',
      '核查组成员未参与撰写报告。',
    ],
    ['Declarations of interest.', '查閱利益申報。', '查阅利益声明。'],
  ),
];
