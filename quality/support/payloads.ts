import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `No` is what it calls `xss` with where it runs, so that who ran is known. */
export type Payload = { No: number; Kind: string; Text: string };

/** What a list of lines cannot hold as it is. */
const UNSEEN: Readonly<Record<string, string>> = {
  '{LF}': '\n',
  '{TAB}': '\t',
  '{NUL}': '\u0001',
  '{LS}': '\u2028',
  '{ZW}': '\u200b',
  '{RLO}': '\u202e',
};

/** Every payload of `payloads.txt`: `§` there is the call, `№` its number, `==` begins a kind. */
export const payloads: readonly Payload[] = readPayloads();

function readPayloads(): Payload[] {
  let Kind = '';
  const all: Payload[] = [];
  for (const row of readFileSync(join(import.meta.dirname, 'payloads.txt'), 'utf8').split('\n')) {
    if (row.startsWith('== ')) Kind = row.slice(3);
    else if (row !== '') all.push({ No: all.length + 1, Kind, Text: writeOut(row, all.length + 1) });
  }
  return all;
}

function writeOut(row: string, no: number): string {
  return row
    .replaceAll('§', `xss(${no})`)
    .replaceAll('№', String(no))
    .replace(/\{(?:LF|TAB|NUL|LS|ZW|RLO)\}/g, (name) => UNSEEN[name] ?? '');
}

/** All of them in as few texts as may be, none longer than a field takes. */
export function packed(limit: number, all: readonly Payload[] = payloads): string[] {
  const texts = [''];
  for (const { Text } of all) {
    const last = texts.at(-1) ?? '';
    if (last.length + Text.length + 1 <= limit) texts[texts.length - 1] = `${last}${Text}\n`;
    else texts.push(`${Text}\n`);
  }
  return texts;
}

/** Names and titles are one line without anything unseen. */
const isLine = ({ Text }: Payload): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202e]/u.test(Text);

/**
 * Hands out one-line texts, each with as many payloads as fit; who asks goes on where the last one stopped, so many
 * short fields have them all.
 */
export function payloadLines(): (limit: number) => string {
  const waiting = payloads.filter(isLine);
  return (limit) => {
    let text = '';
    for (let tries = waiting.length; tries > 0 && text.length < limit - 14; tries -= 1) {
      const next = waiting.shift();
      if (next === undefined) break;
      if (text.length + next.Text.length < limit) text = `${text} ${next.Text}`.trim();
      waiting.push(next);
      if (limit < 90 && text !== '') break;
    }
    return text;
  };
}
