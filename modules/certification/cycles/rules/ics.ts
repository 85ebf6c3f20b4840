import { addDays } from '#platform/common/format/dates.ts';

/** One day in a calendar feed (RFC 5545). */
export type FeedEvent = {
  /** The same for ever, whatever day the event moves to. */
  Uid: string;
  /** Grows with every change. */
  Sequence: number;
  /** When it was last changed. */
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

/** Lines end after 75 octets, never within a sign; what follows begins with a space. */
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

/** A calendar that programs subscribe to: whole days, in no one's way. */
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
