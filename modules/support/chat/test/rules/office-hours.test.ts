import { describe, expect, it } from 'vitest';
import { type OfficeHours, officeHours, officeState } from '../../rules/hours.ts';

const DAY = { From: '09:00', To: '18:00' };
/** Monday to Friday; Christmas 2026 is a Friday. */
const hours: OfficeHours = {
  Days: [DAY, DAY, DAY, DAY, DAY, null, null],
  Holidays: ['2026-12-25'],
  Version: 0,
};
/** Converts a local time in Hong Kong. */
const at = (clock: string) => new Date(`${clock}:00+08:00`);

describe('office hours of Hong Kong', () => {
  it('include the first minute and exclude the last', () => {
    // 23 November 2026 is a Monday. 09:00 in Hong Kong is 01:00 UTC.
    expect(officeState(hours, at('2026-11-23T08:59'))).toEqual({
      IsOpen: false,
      ClosesAt: null,
      OpensAt: '2026-11-23T01:00:00.000Z',
    });
    expect(officeState(hours, at('2026-11-23T09:00'))).toEqual({
      IsOpen: true,
      ClosesAt: '2026-11-23T10:00:00.000Z',
      OpensAt: null,
    });
    expect(officeState(hours, at('2026-11-23T17:59')).IsOpen).toBe(true);
    expect(officeState(hours, at('2026-11-23T18:00'))).toEqual({
      IsOpen: false,
      ClosesAt: null,
      OpensAt: '2026-11-24T01:00:00.000Z',
    });
  });

  it('continue after the weekend, and after a holiday before one', () => {
    expect(officeState(hours, at('2026-11-21T12:00')).OpensAt).toBe('2026-11-23T01:00:00.000Z');
    expect(officeState(hours, at('2026-12-24T18:30')).OpensAt).toBe('2026-12-28T01:00:00.000Z');
    expect(officeState(hours, at('2026-12-25T10:00')).IsOpen).toBe(false);
  });

  it('are those of the day in Hong Kong, wherever the server is', () => {
    // Monday morning in Hong Kong is Sunday evening in London.
    expect(officeState(hours, new Date('2026-11-22T23:30:00Z')).OpensAt).toBe('2026-11-23T01:00:00.000Z');
    expect(officeState(hours, new Date('2026-11-23T01:30:00Z')).IsOpen).toBe(true);
  });

  it('until the last minute of a day end at midnight', () => {
    const round = { ...hours, Days: Array.from({ length: 7 }, () => ({ From: '00:00', To: '23:59' })) };
    const late = new Date('2026-11-23T23:59:30+08:00');
    expect(officeState(round, late)).toEqual({
      IsOpen: true,
      ClosesAt: '2026-11-23T16:00:00.000Z',
      OpensAt: null,
    });
    expect(officeState(round, at('2026-11-24T00:00')).IsOpen).toBe(true);
    // Christmas begins at midnight in Hong Kong.
    expect(officeState(round, at('2026-12-25T00:00'))).toEqual({
      IsOpen: false,
      ClosesAt: null,
      OpensAt: '2026-12-25T16:00:00.000Z',
    });
  });

  it('without an open day promise nothing', () => {
    const never = { ...hours, Days: Array.from({ length: 7 }, () => null) };
    expect(officeState(never, at('2026-11-23T10:00'))).toEqual({
      IsOpen: false,
      ClosesAt: null,
      OpensAt: null,
    });
  });

  it('must end after they start, on seven days, on valid days', () => {
    const isTaken = (change: object) => officeHours.safeParse({ ...hours, ...change }).success;
    expect(isTaken({})).toBe(true);
    expect(isTaken({ Days: hours.Days.with(0, { From: '18:00', To: '09:00' }) })).toBe(false);
    expect(isTaken({ Days: hours.Days.with(0, { From: '09:00', To: '09:00' }) })).toBe(false);
    expect(isTaken({ Days: hours.Days.with(0, { From: '9:00', To: '25:00' }) })).toBe(false);
    expect(isTaken({ Days: hours.Days.slice(1) })).toBe(false);
    expect(isTaken({ Holidays: ['2026-02-30'] })).toBe(false);
    expect(
      officeHours.parse({ ...hours, Holidays: ['2027-01-01', '2026-12-25', '2027-01-01'] }).Holidays,
    ).toEqual(['2026-12-25', '2027-01-01']);
  });
});
