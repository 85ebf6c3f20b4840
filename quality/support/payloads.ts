/**
 * Loads the injection payloads of `payloads.txt` and packs them into texts that fit a field's length limit,
 * for the injection and generated tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `No` is the argument with which a payload calls `xss`, to identify what was run. */
export type Payload = { No: number; Kind: string; Text: string };

/** Characters that a text file of lines cannot contain directly. */
const UNSEEN: Readonly<Record<string, string>> = {
  '{LF}': '\n',
  '{TAB}': '\t',
  '{NUL}': '\u0001',
  '{LS}': '\u2028',
  '{ZW}': '\u200b',
  '{RLO}': '\u202e',
};

/** All payloads of `payloads.txt`: `§` is replaced by the call, `№` by its number, `==` starts a kind. */
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

/** Combines all payloads into as few texts as possible within a field's length limit. */
export function packed(limit: number, all: readonly Payload[] = payloads): string[] {
  const texts = [''];
  for (const { Text } of all) {
    const last = texts.at(-1) ?? '';
    if (last.length + Text.length + 1 <= limit) texts[texts.length - 1] = `${last}${Text}\n`;
    else texts.push(`${Text}\n`);
  }
  return texts;
}

/** Names and titles are one line without invisible characters. */
const isLine = ({ Text }: Payload): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202e]/u.test(Text);

/**
 * Returns one-line texts with as many payloads as fit. Each call continues after the previous one, so that
 * many short fields together contain all payloads.
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
