/** Chaos scenario: API processes restart one after the other under load, and no request may fail. */
import { setTimeout as pause } from 'node:timers/promises';
import { provideDemoData } from '../../stories/support/demo-data.ts';
import { startOwnPair } from '../../stories/support/own-portal.ts';
import { openScreen } from './live-screen.ts';
import { startTraffic } from './steady-traffic.ts';

/**
 * Number of restarts and requests per second; `CHAOS_RESTARTS` and `CHAOS_PER_SECOND` lower them on a busy
 * machine.
 */
const RESTARTS = Number(process.env.CHAOS_RESTARTS ?? 20);
const PER_SECOND = Number(process.env.CHAOS_PER_SECOND ?? 100);
const SCREENS = 10;
/** Longest time a screen may be without its live connection. */
const GAP_MS = 5_000;

/**
 * Restarts two API processes behind a load balancer in turn, under a steady load of reads and writes with
 * open live screens. No request may fail, and every screen must reconnect automatically.
 */
export async function runRolling(): Promise<string[]> {
  const demo = await provideDemoData();
  const own = await startOwnPair({ DRAIN_SECONDS: '2' });
  const found: string[] = [];
  try {
    const traffic = await startTraffic(own.url, PER_SECOND);
    const screens = Array.from({ length: SCREENS }, () => openScreen(own.url, traffic.token));
    await pause(3_000);
    const stops: number[] = [];
    for (let count = 0; count < RESTARTS; count += 1) {
      const since = performance.now();
      await own.portal.restartOne(count % 2 === 0 ? 'api1' : 'api2');
      stops.push(performance.now() - since);
      if (count % 5 === 4) await own.portal.restartOne(count % 2 === 0 ? 'worker1' : 'worker2');
      const last = traffic.failed.at(-1) ?? '';
      console.log(`rolling: restart ${count + 1}, ${traffic.failed.length} failed ${last}`);
      await pause(1_500);
    }
    await pause(2_000);
    await traffic.stop();
    const { reads, writes } = traffic.answered();
    const gap = Math.max(...screens.map((screen) => screen.longestGap()));
    const open = screens.filter((screen) => screen.isOpen()).length;
    console.log(
      `rolling: ${RESTARTS} restarts of ${Math.round(Math.max(...stops))} ms at most; ${reads} reads and ${writes} writes answered, ${traffic.failed.length} failed; ${open} of ${SCREENS} screens have their line, opened ${screens.reduce((sum, one) => sum + one.opened(), 0)} times, never away for more than ${Math.round(gap)} ms`,
    );
    found.push(...traffic.failed);
    if (open < SCREENS) found.push(`${SCREENS - open} screens did not come back`);
    if (gap > GAP_MS) found.push(`a screen was disconnected for ${Math.round(gap)} ms`);
    for (const screen of screens) screen.stop();
  } finally {
    await own.stop();
    await demo.remove();
  }
  return found;
}
