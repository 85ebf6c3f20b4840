import { createHash } from 'node:crypto';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Suspicion } from '../../rules/kinds.ts';
import { QUICK_MS } from './drawn-stamp.ts';

/** More links than a question needs. */
const MOST_LINKS = 3;
/** So many different senders of one text are one sender. */
const MOST_SENDERS = 2;
/** Shorter ones ("Please call me back.") are written by many: bytes, for a Chinese letter says more than a Latin one. */
const OWN_WORDS_BYTES = 45;

type Seen = {
  message: string;
  /** Who they say they are: their name goes into a mail to an address that anybody can type. */
  names: readonly string[];
  /** What stood in the field that nobody sees. */
  trap: string;
  /** For how long the form was open, in milliseconds. */
  openFor: number;
  /** Other addresses that the same text came from lately. */
  senders: number;
};

/** What speaks against a message. It is put aside for a person to look at, never refused, and whoever sent it learns nothing. */
export function suspicionsOf({ message, names, trap, openFor, senders }: Seen): Suspicion[] {
  const links = linksIn(message);
  // Nobody is called by a link.
  const isLinkCalled = names.some((name) => linksIn(name) > 0);
  return [
    ...(trap === '' ? [] : (['TRAP'] as const)),
    ...(openFor < QUICK_MS ? (['TOO_QUICK'] as const) : []),
    ...(links > MOST_LINKS || isLinkCalled ? (['MANY_LINKS'] as const) : []),
    ...(senders >= MOST_SENDERS && Buffer.byteLength(searchText(message)) >= OWN_WORDS_BYTES
      ? (['SAME_TEXT'] as const)
      : []),
  ];
}

const linksIn = (text: string): number => text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0;

/** The same for texts that differ in spaces, case, width or Chinese script only. */
export const textHash = (message: string): Buffer =>
  createHash('sha256').update(searchText(message)).digest();
