/**
 * Lists the kinds of simulated users in the chaos tests, with their number and pace, and starts them; they
 * work until they are stopped.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { newCaller, type Place } from '../caller.ts';
import type { ChaosPortal } from '../chaos-portal.ts';
import { newRandom, type Random } from '../random.ts';
import { comments } from './comments.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { payments } from './payments.ts';
import { readers } from './readers.ts';
import { reviews } from './reviews.ts';
import { subAccounts } from './sub-accounts.ts';
import type { Work } from './work.ts';

/**
 * The kinds of traffic: the work, its main endpoint, number of clients, and pause between two calls
 * (milliseconds).
 */
export const TRAFFIC = {
  drafts: { work: drafts, path: '/application/save', clients: 5, rest: 400 },
  reviews: { work: reviews, path: '/application/return', clients: 4, rest: 400 },
  comments: { work: comments, path: '/comment/save', clients: 2, rest: 800 },
  files: { work: files, path: '/media/upload', clients: 3, rest: 500 },
  payments: { work: payments, path: '/payment/sandbox/pay', clients: 3, rest: 1_000 },
  subAccounts: { work: subAccounts, path: '/user/sub/invite', clients: 1, rest: 1_000 },
  readers: { work: readers, path: '/user/notification/list', clients: 2, rest: 500 },
} as const satisfies Record<string, { work: Work; path: string; clients: number; rest: number }>;
export type Kind = keyof typeof TRAFFIC;
export const KINDS = Object.keys(TRAFFIC) as Kind[];

export type Traffic = {
  /** Resolves when all clients have started; faults are injected only after that. */
  started: Promise<unknown>;
  /** Resolves when all clients have finished their current work. */
  stop: () => Promise<void>;
};

/**
 * Starts all simulated users, or a share of them, until they are stopped. An error that prevents one from
 * continuing ends the run.
 */
export function startTraffic(
  portal: ChaosPortal,
  place: Place,
  random: Random,
  kinds: readonly Kind[],
  share = 1,
): Traffic {
  let isOver = false;
  const begun: Promise<unknown>[] = [];
  const all = kinds.flatMap((kind) => {
    const { work, clients, rest } = TRAFFIC[kind];
    return Array.from({ length: Math.ceil(clients * share) }, async (_, no) => {
      const own = newRandom(Math.floor(random.between(0, 2 ** 31)));
      const client = {
        ...{ portal: portal, place, no, random: own },
        caller: (user: string) => newCaller(place, user),
      };
      const beginning = work(client);
      begun.push(beginning);
      const piece = await beginning;
      while (!isOver) {
        await piece();
        await pause(own.between(0.5, 1.5) * rest);
      }
    });
  });
  return {
    started: Promise.all(begun),
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}
