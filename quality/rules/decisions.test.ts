import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const HEAD =
  /^# (?<number>\d{4}) (?<title>.+)\n\n- Status: (?<status>accepted|superseded by \[\d{4}\]\([^)]+\))\n- Date: (?<date>\d{4}-\d{2}-\d{2})\n\n## Context\n/;
const HEADINGS = /^Context,Decision(,Alternatives)?,Consequences$/;

function headOf(file: string) {
  const { number, title, status, date } = HEAD.exec(read(file))?.groups ?? {};
  return { number, title, status, date };
}

describe.each(files)('%s', (file) => {
  test('has the format of docs/decisions/README.md and its own number', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(headOf(file).number).toBe(file.slice(0, 4));
    const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.join()).toMatch(HEADINGS);
  });

  test('links to files that exist', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => String(link));
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });
});

test('no two decisions have the same number', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('the index lists every decision once, in order, with its title, status and date', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const expected = files.toSorted().map((file) => {
    const { number, title, status, date } = headOf(file);
    return `| ${number} | [${title}](${file}) | ${status} | ${date} |`;
  });
  expect(rows).toEqual(expected);
});

test('a decision that supersedes another one names it', () => {
  const unnamed = files.flatMap((file) => {
    const by = /^superseded by \[(\d{4})\]\(\1-[^)]+\)$/.exec(headOf(file).status ?? '')?.[1];
    const later = files.find((other) => other.slice(0, 4) === by);
    if (headOf(file).status === 'accepted' || (later !== undefined && read(later).includes(`(${file})`)))
      return [];
    return [file];
  });
  expect(unnamed).toEqual([]);
});
