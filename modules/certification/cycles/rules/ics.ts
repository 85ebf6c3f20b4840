/**
 * Writes an iCalendar feed (RFC 5545) of all-day events that do not mark the user as busy, with its escaping
 * and line folding; used for the calendar feed of due dates.
 */
import { addDays } from '#platform/common/format/dates.ts';

/** One all-day event in a calendar feed (RFC 5545). */
export type FeedEvent = {
  /** Permanent identifier that stays the same when the event moves. */
  Uid: string;
  /** Increases with every change. */
  Sequence: number;
  /** Time of the last change. */
  At: Date;
  /** YYYY-MM-DD. */
  On: string;
  Title: string;
  Text: string;
  Link: string;
};

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // No other control characters are allowed in a calendar.
    .replace(/\p{Cc}/gu, '');

/** Folds a line after 75 octets, never within a character; continuation lines begin with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let present = '';
  let octets = 0;
  for (const sign of line) {
    const more = encoder.encode(sign).length;
    if (octets + more > LINE_OCTETS) {
      lines.push(present);
      present = ' ';
      octets = 1;
    }
    present += sign;
    octets += more;
  }
  return [...lines, present].join('\r\n');
}

const day = (date: string): string => date.replaceAll('-', '');
const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

const eventLines = (event: FeedEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.Uid}`,
  `DTSTAMP:${moment(event.At)}`,
  `LAST-MODIFIED:${moment(event.At)}`,
  `SEQUENCE:${event.Sequence}`,
  `DTSTART;VALUE=DATE:${day(event.On)}`,
  `DTEND;VALUE=DATE:${day(addDays(event.On, 1))}`,
  `SUMMARY:${escaped(event.Title)}`,
  `DESCRIPTION:${escaped(event.Text)}`,
  `URL:${event.Link}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Formats a calendar to which programs subscribe: all-day events that do not mark the user as busy. */
export const calendarFeed = (name: string, events: readonly FeedEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Certificates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
