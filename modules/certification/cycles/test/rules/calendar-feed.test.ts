import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFeed, type FeedEvent } from '../../rules/ics.ts';

const EVENT: FeedEvent = {
  Uid: 'abc.def.SURVEILLANCE.1@portal.test',
  Sequence: 4,
  At: new Date('2026-11-21T12:34:56.789Z'),
  On: '2027-02-28',
  Title: 'Surveillance 1 due',
  Text: 'Quality; by 28 February, please\nor call',
  Link: 'https://portal.test/certificate?key=abc',
};

/** Parses a feed as RFC 5545 specifies: unfolds lines, splits names and values, and unescapes characters. */
function read(text: string): [string, string][] {
  const restored = (value: string) =>
    value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), restored(line.slice(at + 1))];
    });
}

test('one event, literally', () => {
  expect(read(calendarFeed('Assay', [EVENT]))).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Assay//Certificates//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', 'Assay'],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT12H'],
    ['X-PUBLISHED-TTL', 'PT12H'],
    ['BEGIN', 'VEVENT'],
    ['UID', 'abc.def.SURVEILLANCE.1@portal.test'],
    ['DTSTAMP', '20261121T123456Z'],
    ['LAST-MODIFIED', '20261121T123456Z'],
    ['SEQUENCE', '4'],
    ['DTSTART;VALUE=DATE', '20270228'],
    ['DTEND;VALUE=DATE', '20270301'],
    ['SUMMARY', 'Surveillance 1 due'],
    ['DESCRIPTION', 'Quality; by 28 February, please\nor call'],
    ['URL', 'https://portal.test/certificate?key=abc'],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
});

test('for any organisation name lines are within the limit, no character is split and no line is injected', () => {
  const names = fc.string({ unit: 'binary', maxLength: 300 });
  const chinese = fc.string({ unit: fc.constantFrom('香', '港', '𠮷', 'é', ' ', ','), maxLength: 200 });
  fc.assert(
    fc.property(fc.oneof(names, chinese), (Title) => {
      const bytes = Buffer.from(calendarFeed('Assay', [{ ...EVENT, Title }]), 'utf8');
      const text = bytes.toString('utf8');
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.split('\r\n').every((line) => !/[\r\n]/.test(line))).toBe(true);
      const lines = read(text);
      expect(lines.filter(([name]) => name === 'BEGIN')).toHaveLength(2);
      const plain = Title.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
      expect(lines.find(([name]) => name === 'SUMMARY')?.[1]).toBe(
        Buffer.from(plain, 'utf8').toString('utf8'),
      );
    }),
    { numRuns: 1_000 },
  );
}, 60_000);
