import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Cycle,
  duesOf,
  expiryDateAfter,
  firstTerm,
  renewedTerm,
} from '#modules/catalogue/services/rules/cycle-calendar.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';

/** The JavaScript engine's own calendar, which shares no code with the portal's. */
type PlainDate = {
  add(time: { months?: number; days?: number }): PlainDate;
  subtract(time: { days: number }): PlainDate;
  toString(): string;
};
type Zoned = { toPlainDate(): PlainDate; epochMilliseconds: number };
declare const Temporal: {
  PlainDate: { from(day: string): PlainDate; compare(a: PlainDate, b: PlainDate): number };
  Instant: { fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(zone: string): Zoned } };
  ZonedDateTime: { from(text: string): Zoned };
};
const plain = (day: string) => Temporal.PlainDate.from(day);

const CYCLE: Cycle = {
  ValidMonths: 36,
  SurveillanceMonths: [12, 24],
  SurveillanceWindowDays: 90,
  RenewalWindowDays: 180,
};

test('a certificate decided on 14 March 2025, as calculated by the cycle rules', () => {
  const term = firstTerm(CYCLE, '2025-03-14');
  expect(term).toEqual({ From: '2025-03-14', Expiry: '2028-03-13' });
  expect(duesOf(CYCLE, term)).toEqual([
    { Kind: 'SURVEILLANCE', No: 1, Opens: '2025-12-14', On: '2026-03-14' },
    { Kind: 'SURVEILLANCE', No: 2, Opens: '2026-12-14', On: '2027-03-14' },
    { Kind: 'RENEWAL', No: 1, Opens: '2027-09-15', On: '2028-03-13' },
  ]);
});

test.each([
  // Decided on a leap day: in other years the dates fall on the end of February.
  ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-27'],
  ['2023-03-01', '2024-03-01', '2025-03-01', '2026-02-28'],
  ['2025-03-01', '2026-03-01', '2027-03-01', '2028-02-29'],
  ['2024-08-31', '2025-08-31', '2026-08-31', '2027-08-30'],
  ['2024-12-31', '2025-12-31', '2026-12-31', '2027-12-30'],
  ['2025-01-01', '2026-01-01', '2027-01-01', '2027-12-31'],
])('decided on %s', (from, first, second, expiry) => {
  const dues = duesOf(CYCLE, firstTerm(CYCLE, from));
  expect(dues.map(({ On }) => On)).toEqual([first, second, expiry]);
});

test('a page that takes effect later ends later; surveillances are counted from the decision', () => {
  const term = firstTerm(CYCLE, '2025-03-14', '2025-04-01');
  expect(term.Expiry).toBe('2028-03-31');
  expect(duesOf(CYCLE, term).map(({ On }) => On)).toEqual(['2026-03-14', '2027-03-14', '2028-03-31']);
});

test('a renewal in time continues from the end of the old cycle, however early', () => {
  for (const effective of ['2027-10-01', '2028-03-13', '2028-03-14', '2028-09-13'])
    expect(renewedTerm(CYCLE, '2028-03-13', effective), effective).toEqual({
      From: '2028-03-14',
      Expiry: '2031-03-13',
    });
});

test('a renewal more than six months late starts a new cycle', () => {
  expect(renewedTerm(CYCLE, '2028-03-13', '2028-09-14')).toEqual({
    From: '2028-09-14',
    Expiry: '2031-09-13',
  });
});

test('surveillances of a renewed cycle are counted from its own start', () => {
  const renewed = renewedTerm(CYCLE, '2028-03-13', '2028-01-20');
  expect(duesOf(CYCLE, renewed).map(({ On }) => On)).toEqual(['2029-03-14', '2030-03-14', '2031-03-13']);
});

test('an end entered manually omits assessments after it', () => {
  const dues = duesOf(CYCLE, { From: '2025-03-14', Expiry: '2026-12-31' });
  expect(dues.map(({ Kind, On }) => `${Kind} ${On}`)).toEqual([
    'SURVEILLANCE 2026-03-14',
    'RENEWAL 2026-12-31',
  ]);
});

const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
/** Random days, every third one at the end or beginning of a month. */
const edges = fc
  .tuple(
    fc.integer({ min: 2000, max: 2099 }),
    fc.constantFrom('01-31', '02-28', '03-01', '08-31', '12-31', '01-01', '02-29'),
  )
  .map(([year, day]) => (day === '02-29' && !isLeap(year) ? `${year}-02-28` : `${year}-${day}`));
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const anyDay = fc.oneof(days, days, edges);
const cycles = fc.record({
  ValidMonths: fc.integer({ min: 3, max: 120 }),
  SurveillanceMonths: fc.uniqueArray(fc.integer({ min: 1, max: 119 }), { maxLength: 10 }),
  SurveillanceWindowDays: fc.integer({ min: 1, max: 730 }),
  RenewalWindowDays: fc.integer({ min: 1, max: 730 }),
});

/** Ten thousand calendars take a while on a busy machine. */
const LONG = { timeout: 60_000 };

test('10,000 calendars agree with the calendar of the engine', LONG, () => {
  fc.assert(
    fc.property(anyDay, cycles, (from, cycle) => {
      const expiry = plain(from).add({ months: cycle.ValidMonths }).subtract({ days: 1 }).toString();
      const term = firstTerm(cycle, from);
      expect(term.Expiry).toBe(expiry);
      const expected = cycle.SurveillanceMonths.map((months) => plain(from).add({ months }))
        .filter((day) => Temporal.PlainDate.compare(day, plain(expiry)) < 0)
        .sort(Temporal.PlainDate.compare)
        .map((day) => [
          'SURVEILLANCE',
          day.subtract({ days: cycle.SurveillanceWindowDays }).toString(),
          day.toString(),
        ]);
      const renewal = [
        'RENEWAL',
        plain(expiry).subtract({ days: cycle.RenewalWindowDays }).toString(),
        expiry,
      ];
      expect(duesOf(cycle, term).map(({ Kind, Opens, On }) => [Kind, Opens, On])).toEqual([
        ...expected,
        renewal,
      ]);
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 renewals, one after the other, agree with it too', LONG, () => {
  fc.assert(
    fc.property(anyDay, cycles, fc.integer({ min: -400, max: 400 }), (from, cycle, away) => {
      const old = expiryDateAfter(from, cycle.ValidMonths);
      const effective = plain(old).add({ days: away }).toString();
      const isLate = Temporal.PlainDate.compare(plain(effective), plain(old).add({ months: 6 })) > 0;
      const expected = isLate
        ? [effective, plain(effective).add({ months: cycle.ValidMonths }).subtract({ days: 1 })]
        : [plain(old).add({ days: 1 }), plain(old).add({ months: cycle.ValidMonths })];
      const { From, Expiry } = renewedTerm(cycle, old, effective);
      expect([From, Expiry]).toEqual(expected.map(String));
    }),
    { numRuns: 10_000 },
  );
});

test('a day is a day in Hong Kong at any time', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 86_399_999 }), (day, ms) => {
      const midnight = Temporal.ZonedDateTime.from(`${day}T00:00:00[Asia/Hong_Kong]`).epochMilliseconds;
      expect(hongKongDate(new Date(midnight + ms))).toBe(day);
      expect(hongKongDate(new Date(midnight - 1))).toBe(plain(day).subtract({ days: 1 }).toString());
    }),
    { numRuns: 10_000 },
  );
});
