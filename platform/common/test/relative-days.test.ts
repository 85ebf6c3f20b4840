import { describe, expect, it } from 'vitest';
import { dayOf, resolveRelativeDays } from '../format/relative-days.ts';

/** 15 March 2026, 23:59:59 in Hong Kong, and one second later. */
const BEFORE_MIDNIGHT = new Date('2026-03-15T15:59:59Z');
const AT_MIDNIGHT = new Date('2026-03-15T16:00:00Z');

describe('relative days', () => {
  it('starts the last 7, 30, 60 and 90 days so that today is included', () => {
    expect(dayOf('-7d', BEFORE_MIDNIGHT)).toBe('2026-03-09');
    expect(dayOf('-30d', BEFORE_MIDNIGHT)).toBe('2026-02-14');
    expect(dayOf('-60d', BEFORE_MIDNIGHT)).toBe('2026-01-15');
    expect(dayOf('-90d', BEFORE_MIDNIGHT)).toBe('2025-12-16');
    expect(dayOf('-1d', BEFORE_MIDNIGHT)).toBe('2026-03-15');
  });

  it('changes at midnight in Hong Kong, not in London or the browser’s time zone', () => {
    expect(dayOf('-7d', AT_MIDNIGHT)).toBe('2026-03-10');
    expect(dayOf('+0d', BEFORE_MIDNIGHT)).toBe('2026-03-15');
    expect(dayOf('+0d', AT_MIDNIGHT)).toBe('2026-03-16');
    expect(dayOf('+0d', new Date('2026-03-16T00:30:00Z'))).toBe('2026-03-16');
  });

  it('counts ahead from today, over the end of February of a leap year', () => {
    expect(dayOf('+30d', new Date('2028-01-30T04:00:00Z'))).toBe('2028-02-29');
    expect(dayOf('+90d', BEFORE_MIDNIGHT)).toBe('2026-06-13');
  });

  it.each(['2026-03-01', '30d', '-0d', '-d', '+d', '-30', '-30D', ' -30d', '-10000d', '-3.5d', ''])(
    'leaves %j unchanged',
    (value) => expect(dayOf(value, BEFORE_MIDNIGHT)).toBe(value),
  );

  it('is accepted only where a day is expected', () => {
    const params = { Search: '-7d', TagCode: '+0d', From: '-7d', ExpiryTo: '+30d', PaidTo: '2026-01-31' };
    expect(resolveRelativeDays(params, BEFORE_MIDNIGHT)).toEqual({
      Search: '-7d',
      TagCode: '+0d',
      From: '2026-03-09',
      ExpiryTo: '2026-04-14',
      PaidTo: '2026-01-31',
    });
  });
});
