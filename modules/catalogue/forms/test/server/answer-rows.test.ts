import { describe, expect, it } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { answerRows } from '../../server/answer-rows.ts';
import { fieldTitles } from '../../server/field-titles.ts';

const greenFinance = demoServices.find(({ Definition }) => Definition.SchemeCode === 'GF');
const form = greenFinance?.Definition.Form ?? {};
const answers = greenFinance?.validAnswers('INITIAL', ['Kq3vX8wZr2', 'Pm7tY1bNc5']) ?? {};

const rowOf = (field: string, locale: 'EN' | 'CHT' | 'CHS', input = answers) =>
  answerRows(form, input, locale).find((row) => row.Field === field);

describe('answerRows', () => {
  it('formats options, amounts, dates and yes/no in the language', () => {
    expect(rowOf('InstrumentType', 'CHT')).toEqual({
      Page: { Name: 'Instrument', Title: '融資工具及資金用途' },
      Field: 'InstrumentType',
      Title: '融資工具類別',
      Value: { Kind: 'TEXT', Text: '債券' },
    });
    expect(rowOf('EstimatedProceeds', 'EN')?.Value).toEqual({ Kind: 'TEXT', Text: 'HKD 240,000,000.00' });
    expect(rowOf('IssueDate', 'EN')?.Value).toEqual({ Kind: 'TEXT', Text: 'Feb 15, 2027' });
    expect(rowOf('IssueDate', 'CHS')?.Value).toEqual({ Kind: 'TEXT', Text: '2027年2月15日' });
    expect(rowOf('EnvironmentalObjectives', 'EN')?.Value).toEqual({
      Kind: 'TEXT',
      Text: 'Climate change mitigation, Climate change adaptation',
    });
    expect(rowOf('EnvironmentalObjectives', 'CHT')?.Value).toEqual({
      Kind: 'TEXT',
      Text: '減緩氣候變化、適應氣候變化',
    });
    expect(rowOf('HasExternalReview', 'CHT')?.Value).toEqual({ Kind: 'TEXT', Text: '是' });
    expect(rowOf('AvoidedEmissions', 'EN')?.Value).toEqual({ Kind: 'TEXT', Text: '18,400' });
  });

  it('gives tables their columns and rows', () => {
    expect(rowOf('UseOfProceeds', 'EN')?.Value).toEqual({
      Kind: 'TABLE',
      Columns: [
        { Field: 'Category', Title: 'Category' },
        { Field: 'Project', Title: 'Project' },
        { Field: 'SharePercent', Title: 'Share (%)' },
        { Field: 'StartDate', Title: 'Start' },
        { Field: 'IsRefinancing', Title: 'Refinancing' },
      ],
      Rows: [
        {
          Category: 'Renewable energy',
          Project: 'Rooftop solar, 38 estates',
          SharePercent: '82',
          StartDate: 'Apr 1, 2026',
          IsRefinancing: 'No',
        },
        {
          Category: 'Energy efficiency',
          Project: 'Inverter and storage upgrade',
          SharePercent: '18',
          StartDate: 'Sep 1, 2026',
          IsRefinancing: 'Yes',
        },
      ],
    });
  });

  it('gives files their keys', () => {
    expect(rowOf('MethodStatement', 'EN')?.Value).toEqual({
      Kind: 'FILES',
      Files: [
        { FileKey: 'Kq3vX8wZr2', Name: 'method-statement-v3.pdf', Type: 'application/pdf', Size: 2_202_010 },
      ],
    });
  });

  it('shows unanswered questions as empty and omits hidden ones', () => {
    expect(rowOf('LegalName', 'EN', {})?.Value).toEqual({ Kind: 'TEXT', Text: '' });
    expect(rowOf('Sites', 'EN', {})?.Value).toMatchObject({ Kind: 'TABLE', Rows: [] });
    expect(rowOf('Lender', 'EN')).toBeUndefined();
  });
});

describe('fieldTitles', () => {
  it('includes every question, also hidden ones', () => {
    const titles = fieldTitles(form, 'CHS');
    expect(titles.Lender).toBe('贷款机构');
    expect(titles.Sites).toBe('场所');
  });
});
