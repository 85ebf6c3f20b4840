/** Chaos scenario: runs deliberately broken builds and reports those that the checks do not detect. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UNBUILT } from '../stories/support/start-portal.ts';
import { BROKEN_BUILDS, type BrokenBuild } from './broken/builds.ts';
import { newCaller } from './caller.ts';
import { startCanary } from './canary.ts';
import { startChaosPortal } from './chaos-portal.ts';
import { FAULTS } from './faults/faults.ts';
import { newHistory } from './history.ts';
import type { Options } from './options.ts';
import { newRandom } from './random.ts';
import { resetRateLimits } from './reset-rate-limits.ts';
import { runChecks } from './run-checks.ts';
import { settle } from './settle.ts';
import { startTraffic } from './traffic/traffic.ts';
import type { Scenario } from './types.ts';

const FOLDER = join(import.meta.dirname, '../../.cache/chaos');
const LOADER = pathToFileURL(join(import.meta.dirname, 'broken/load-broken.ts')).href;
/** Duration of the traffic before, between and after the faults, in ms. */
const WORK_MS = 4_000;

/** Runs a short test against each broken build and reports a build that no expected check catches. */
export const runBroken: Scenario = async (options) => {
  const missed: string[] = [];
  for (const build of BROKEN_BUILDS) {
    if (options.only.length > 0 && !options.only.includes(build.name)) continue;
    const found = await play(build, options);
    const names = new Set(found.map((line) => line.split(' ')[0] ?? ''));
    const caught = build.caughtBy.filter((name) => names.has(name));
    console.log(
      `${build.name.padEnd(20)} ${caught.length > 0 ? `caught by ${caught.join(', ')}` : 'NOT CAUGHT'}`,
    );
    if (caught.length === 0)
      missed.push(`NOT_CAUGHT ${build.name}: ${build.is}; found: ${found.join(' | ')}`);
  }
  return missed;
};

async function play(build: BrokenBuild, { seed }: Options): Promise<string[]> {
  const random = newRandom(seed);
  const history = newHistory(join(FOLDER, `${build.name}-${seed}.jsonl`));
  const isSource = build.changes.length > 0;
  const portal = await startChaosPortal({
    database: build.database,
    ...(isSource && {
      environment: { NODE_OPTIONS: `--import=${LOADER}`, BROKEN_BUILD: build.name },
      program: UNBUILT,
    }),
  });
  const limits = resetRateLimits(portal.db);
  try {
    const place = { url: portal.url, history };
    const canary = startCanary(portal.url, (await newCaller(place, 'business')).token);
    const traffic = startTraffic(portal, place, newRandom(seed), build.traffic);
    await traffic.started;
    await pause(WORK_MS);
    for (const name of build.faults) {
      const fault = FAULTS.find((one) => one.name === name);
      const lack = fault?.lacks?.(portal);
      if (lack) history.log(`SKIPPED  ${name}: ${lack}`);
      else
        await fault?.play({
          portal: portal,
          history,
          canary,
          random,
          isShort: true,
          killed: () => undefined,
        });
      await pause(WORK_MS);
    }
    await traffic.stop();
    canary.stop();
    await settle(portal);
    return await runChecks({ portal: portal, history, kinds: build.traffic });
  } finally {
    limits.stop();
    await portal.stop();
  }
}
