/**
 * Main chaos scenario: twenty simulated users work while faults are injected in random order; then it
 * measures how fast the portal recovered and checks all data.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newCaller } from './caller.ts';
import { startCanary } from './canary.ts';
import { startChaosPortal } from './chaos-portal.ts';
import type { Fault, Stage } from './faults/fault.ts';
import { FAULTS, SHORT_MIX } from './faults/faults.ts';
import { type History, newHistory } from './history.ts';
import type { Options } from './options.ts';
import { newRandom } from './random.ts';
import { resetRateLimits } from './reset-rate-limits.ts';
import { runChecks } from './run-checks.ts';
import { settle } from './settle.ts';
import { KINDS, startTraffic } from './traffic/traffic.ts';
import type { Scenario } from './types.ts';

/** Prints how soon the portal recovered after each fault, and the number of completed calls. */
function printRecoveries(history: History, recoveries: readonly Recovery[]): void {
  for (const isKill of [true, false]) {
    const times = recoveries
      .filter((one) => one.isKill === isKill)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    if (times.length === 0) continue;
    const [median, most] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
    history.log(
      `First good answer after ${isKill ? 'a kill' : 'other faults'}: p50 ${Math.round(median)} ms, most ${Math.round(most)} ms, of ${times.length}.`,
    );
  }
  const count = (outcome: string) => history.entries.filter(({ Outcome }) => Outcome === outcome).length;
  const again = history.entries.filter(({ Times }) => Times > 1).length;
  history.log(
    `${history.entries.length} calls: ${count('ok')} ok, ${count('fail')} refused, ${count('unknown')} unknown; ${again} were asked again.`,
  );
}

const FOLDER = join(import.meta.dirname, '../../.cache/chaos');
/** After a kill, the first successful response must arrive within this time. */
const BACK_MS = 5_000;

/** Simulates twenty users while all kinds of faults are injected; then checks all data. */
export const runFaults: Scenario = async (options) => {
  const random = newRandom(options.seed);
  const history = newHistory(join(FOLDER, `faults-${options.seed}.jsonl`));
  const portal = await startChaosPortal();
  try {
    const place = { url: portal.url, history };
    const limits = resetRateLimits(portal.db);
    const { token } = await newCaller(place, 'business');
    const canary = startCanary(portal.url, token);
    const traffic = startTraffic(
      portal,
      place,
      newRandom(options.seed + 1),
      KINDS,
      options.isShort ? 0.5 : 1,
    );
    await traffic.started;
    const recoveries: Recovery[] = [];
    for (const fault of plan(options, random)) {
      const lack = fault.lacks?.(portal);
      if (lack) history.log(`SKIPPED  ${fault.name}: ${lack}`);
      else
        recoveries.push(
          ...(await played(fault, { portal: portal, history, canary, random, isShort: options.isShort })),
        );
      await pause(options.isShort ? 300 : random.between(500, 4_000));
    }
    await traffic.stop();
    canary.stop();
    limits.stop();
    await settle(portal);
    printRecoveries(history, recoveries);
    // The short form shares its machine with other tests, so its recovery times are not meaningful.
    const late = recoveries.filter(({ isKill, ms }) => !options.isShort && isKill && ms > BACK_MS);
    return [
      ...late.map(({ name, ms }) => `LATE first good answer ${Math.round(ms)} ms after ${name}`),
      ...portal.fallen.map((line) => `FALLEN a process of the portal ended by itself: ${line}`),
      ...(await runChecks({ portal: portal, history, kinds: KINDS }, { areTried: true })),
    ];
  } finally {
    await portal.stop();
  }
};

type Recovery = { name: string; isKill: boolean; ms: number };

/**
 * Yields every fault in random order, repeatedly until the time is over; in the short form a selection,
 * once.
 */
function* plan({ isShort, minutes, only }: Options, random: ReturnType<typeof newRandom>): Generator<Fault> {
  const names = only.length === 0 && isShort ? SHORT_MIX : only;
  const all = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
  const end = Date.now() + minutes * 60_000;
  do {
    for (const fault of random.shuffled(all)) {
      if (!isShort && Date.now() > end) return;
      yield fault;
    }
  } while (!isShort);
}

/**
 * Injects the fault and waits for a successful response: after a kill from that moment, otherwise from the
 * fault's end.
 */
async function played(fault: Fault, stage: Omit<Stage, 'killed'>): Promise<Recovery[]> {
  const killed: number[] = [];
  const began = Date.now();
  const playing = fault.play({ ...stage, killed: () => killed.push(Date.now()) });
  await playing;
  const from = killed.at(-1) ?? Date.now();
  const ms = await stage.canary.firstGoodAfter(from);
  stage.history.log(
    `${fault.name.padEnd(18)} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s, first good answer after ${Math.round(ms)} ms`,
  );
  return [{ name: fault.name, isKill: killed.length > 0, ms }];
}
