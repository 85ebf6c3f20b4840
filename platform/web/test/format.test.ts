import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from '#platform/common/format/date-time.ts';
import { fileTypes } from '#platform/common/format/file-types.ts';
import { joinList } from '#platform/common/format/join-list.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { formatAge, formatAgo, formatAmount, formatMoney } from '../i18n/format.ts';

describe('formats of specification point 9, in Hong Kong time', () => {
  it('formats times', () => {
    expect(formatDateTime('2026-11-03T06:05:00.000Z', 'EN')).toBe('Nov 3, 2026 14:05:00');
    expect(formatDateTime('2026-11-03T06:05:00.000Z', 'CHT')).toBe('2026年11月3日 14:05:00');
  });

  it('formats the date in Hong Kong, not in UTC', () => {
    expect(formatDate('2026-12-31T16:30:00.000Z', 'EN')).toBe('Jan 1, 2027');
    expect(formatDate('2027-01-01', 'CHS')).toBe('2027年1月1日');
  });

  it('shows --- for a missing date', () => {
    expect(formatDateTime(null, 'EN')).toBe('---');
    expect(formatDate('', 'CHT')).toBe('---');
  });

  it('formats amounts with thousands separators and two decimals', () => {
    expect(formatMoney(1_280_000)).toBe('HKD 12,800.00');
    expect(formatAmount(0)).toBe('0.00');
    expect(formatAmount(-1_280_050)).toBe('\u221212,800.50');
    expect(formatMoney(-1_280_050)).toBe('\u2212HKD 12,800.50');
  });

  it('formats waiting times', () => {
    const now = new Date('2026-11-03T06:00:00Z');
    expect(formatAge('2026-11-03T01:00:00Z', 'EN', now)).toBe('today');
    expect(formatAge('2026-11-01T06:00:00Z', 'EN', now)).toBe('2 days');
    expect(formatAge('2026-07-03T06:00:00Z', 'EN', now)).toBe('4 months');
    expect(formatAge('2026-11-01T06:00:00Z', 'CHT', now)).toBe('2 日');
    expect(formatAge('2026-11-01T06:00:00Z', 'CHS', now)).toBe('2 天');
    expect(formatAge('2026-07-03T06:00:00Z', 'CHS', now)).toBe('4 个月');
  });

  it('shows how long ago something happened, with a space before Chinese units', () => {
    const now = new Date('2026-11-03T06:00:00Z');
    expect(formatAgo('2026-11-03T05:55:00Z', 'EN', 'now', now)).toBe('5 minutes ago');
    expect(formatAgo('2026-11-03T05:55:00Z', 'CHT', 'now', now)).toBe('5 分鐘前');
    expect(formatAgo('2026-11-03T05:55:00Z', 'CHS', 'now', now)).toBe('5 分钟前');
    expect(formatAgo('2026-11-03T03:00:00Z', 'CHS', 'now', now)).toBe('3 小时前');
    expect(formatAgo('2026-10-28T06:00:00Z', 'CHS', 'now', now)).toBe('6 天前');
  });

  it('shows the given text for a time less than a minute ago', () => {
    const now = new Date('2026-11-03T06:00:00Z');
    expect(formatAgo('2026-11-03T05:59:01Z', 'CHT', '剛剛', now)).toBe('剛剛');
    expect(formatAgo('2026-11-03T06:00:05Z', 'EN', 'just now', now)).toBe('just now');
    expect(formatAgo('2026-11-03T05:59:00Z', 'EN', 'just now', now)).toBe('1 minute ago');
    expect(formatAgo('2026-11-03T03:00:00Z', 'EN', 'just now', now)).toBe('3 hours ago');
  });

  it('joins lists with a comma in English and with 、 in Chinese', () => {
    expect(joinList(['A', 'B'], 'EN')).toBe('A, B');
    expect(joinList(['A', 'B'], 'CHS')).toBe('A、B');
    expect(fileTypes(['png', 'jpg', 'jpeg'], 'CHT')).toBe('PNG、JPG');
  });

  it('joins sentences with a space, except after full-width punctuation', () => {
    expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
    expect(joinSentences(['正在核對。', '通常需時 3 日。', 'Email us.'])).toBe(
      '正在核對。通常需時 3 日。Email us.',
    );
    expect(joinSentences([])).toBe('');
  });
});
