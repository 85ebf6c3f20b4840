/**
 * Keeps the record of a chaos test: every call with its outcome and every forbidden answer, in memory for
 * the checks and line by line in a file.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Outcome of a call. `ok`: done, according to the portal; `fail`: not done, with a reason; `unknown`: no
 * answer, so it may or may not have happened.
 */
type Outcome = 'ok' | 'fail' | 'unknown';

export type Entry = {
  No: number;
  Who: string;
  Path: string;
  /** The Idempotency-Key; empty if the call has none. */
  Key: string;
  Body: Record<string, unknown>;
  AskedAt: number;
  /** Number of attempts with this key. */
  Times: number;
  /** Number of attempts without an answer, not counting time-outs. */
  Broken: number;
  Outcome: Outcome;
  Status: number;
  Code: string;
  Answer: Record<string, unknown>;
  /** Identifies competing calls, of which only one may succeed. */
  Race: string;
};

export type History = {
  entries: Entry[];
  /** Answers that no client should ever receive, with time and recipient. */
  wrong: string[];
  start: (call: Pick<Entry, 'Who' | 'Path' | 'Key' | 'Body' | 'Race'>) => Entry;
  /** Writes the call to the file immediately. */
  write: (phase: string, entry: Entry) => void;
  log: (line: string) => void;
};

export function newHistory(file: string): History {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const entries: Entry[] = [];
  const line = (call: object) => appendFileSync(file, `${JSON.stringify(call)}\n`);
  return {
    entries,
    wrong: [],
    start: (call) => {
      const entry: Entry = {
        ...call,
        No: entries.length + 1,
        AskedAt: Date.now(),
        Times: 0,
        Broken: 0,
        Outcome: 'unknown',
        Status: 0,
        Code: '',
        Answer: {},
      };
      entries.push(entry);
      return entry;
    },
    write: (phase, { No, Who, Path, Key, Outcome, Status, Code, Answer }) => {
      const { ApplicationKey, Version } = Answer;
      line({ At: Date.now(), No, phase, Who, Path, Key, Outcome, Status, Code, ApplicationKey, Version });
    },
    log: (text) => {
      line({ At: Date.now(), text });
      console.log(text);
    },
  };
}
