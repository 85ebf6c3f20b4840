import { describe, expect, it } from 'vitest';
import { diffAnswers } from '../../rules/diff-answers.ts';

describe('diffAnswers', () => {
  it('lists what was added, removed and changed', () => {
    const before = { Scope: 'Solar farms', Lender: 'Bank', Sites: [{ SiteName: 'Yuen Long' }] };
    const after = { Scope: 'Rooftop solar', Isin: 'HK0000857209', Sites: [{ SiteName: 'Yuen Long' }] };
    expect(diffAnswers(before, after)).toEqual([
      { Field: 'Scope', Before: 'Solar farms', After: 'Rooftop solar', Kind: 'CHANGED' },
      { Field: 'Isin', Before: undefined, After: 'HK0000857209', Kind: 'ADDED' },
      { Field: 'Lender', Before: 'Bank', After: undefined, Kind: 'REMOVED' },
    ]);
  });

  it('ignores the order of keys, blanks and inherited names', () => {
    expect(diffAnswers({ A: { x: 1, y: 2 }, B: '' }, { A: { y: 2, x: 1 }, C: [] })).toEqual([]);
    expect(diffAnswers({}, {})).toEqual([]);
    expect(diffAnswers({}, { constructor: 'x' })).toHaveLength(1);
  });

  it('detects a moved row and a change from true to false', () => {
    expect(diffAnswers({ A: [1, 2] }, { A: [2, 1] })).toHaveLength(1);
    expect(diffAnswers({ A: false }, { A: true })[0]?.Kind).toBe('CHANGED');
    expect(diffAnswers({ A: 0 }, { A: '' })[0]?.Kind).toBe('REMOVED');
  });
});
