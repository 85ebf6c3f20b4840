import { describe, expect, test } from 'vitest';
import { hasIndustry, isWholeService, toggleIndustry, toggleService } from '../../web/staff/competence.ts';

const SOME = [
  { ServiceKey: 'quality', IndustryCode: 'FOOD' },
  { ServiceKey: 'quality', IndustryCode: 'ENERGY' },
  { ServiceKey: 'finance', IndustryCode: 'ENERGY' },
];

describe('the competence matrix', () => {
  test('an industry of a service is added and removed individually', () => {
    const more = toggleIndustry(SOME, 'finance', 'FOOD');
    expect(more).toContainEqual({ ServiceKey: 'finance', IndustryCode: 'FOOD' });
    expect(more).toHaveLength(4);
    expect(toggleIndustry(more, 'finance', 'FOOD')).toEqual(SOME);
    expect(hasIndustry(toggleIndustry(SOME, 'quality', 'ENERGY'), 'finance', 'ENERGY')).toBe(true);
  });

  test('the whole service replaces its single industries, and those of no other service', () => {
    const whole = toggleService(SOME, 'quality');
    expect(whole).toEqual([
      { ServiceKey: 'finance', IndustryCode: 'ENERGY' },
      { ServiceKey: 'quality', IndustryCode: null },
    ]);
    expect(isWholeService(whole, 'quality')).toBe(true);
    expect(isWholeService(whole, 'finance')).toBe(false);
    expect(toggleService(whole, 'quality')).toEqual([{ ServiceKey: 'finance', IndustryCode: 'ENERGY' }]);
  });
});
