/**
 * Scale benchmark: measures lists, search, actions and public verification on a portal with a million
 * applications, compares its lists with those of a small portal, and prints the figures.
 */
import type { RunningPortal } from '../../stories/support/start-portal.ts';
import { print } from '../print.ts';
import { printSite, type SiteFigure } from '../site-print.ts';
import { measureVerify } from '../site-verify.ts';
import { filledPortal } from './filled-portal.ts';
import { measureActions } from './measure-actions.ts';
import { LISTS, measureLists, type Speed } from './measure-lists.ts';
import { measureSearch } from './measure-search.ts';
import { replayActions } from './replay-actions.ts';

const SMALL = 10_000;

/**
 * Measures lists, search, actions and public verification on a large portal, compared with a small one. The
 * large portal is filled now (`ASSAY_BENCH_APPLICATIONS`, default one million) or opened from a data
 * directory (`ASSAY_BENCH_DATA`).
 */
export async function measureScale(): Promise<void> {
  const own = process.env.ASSAY_BENCH_DATA;
  const count = Number(process.env.ASSAY_BENCH_APPLICATIONS ?? 1_000_000);
  const small = await withPortal(await filledPortal(SMALL), measureLists);
  await withPortal(await filledPortal(count, own), async (portal) => {
    const large = await measureLists(portal);
    printSite(
      `A page of a list, 16 connections; ÷: requests a second with ${SMALL.toLocaleString('en')} over these`,
      LISTS.map(({ What }, at) => compared(What, large[at], small[at])),
    );
    print('Search, one after another', await measureSearch(portal.url));
    printSite('Public verify, 16 connections', await measureVerify(portal.url));
    await printActions(portal);
  });
}

/**
 * Measures actions first in a single process, then in an API process that leaves the jobs to another
 * process.
 */
async function printActions(portal: RunningPortal): Promise<void> {
  const together = await measureActions(portal);
  await portal.end();
  portal.launch({ PORTAL_ROLE: 'api' });
  await portal.isReady();
  const alone = await measureActions(portal);
  const replayed = await replayActions(portal);
  const limit: Record<string, string> = replayed
    ? { 'requests/s': rounded(replayed), ratio: `${((alone.PerSecond / replayed) * 100).toFixed(0)} %` }
    : { ratio: 'no pgbench' };
  printSite('An action of the chain, 16 connections', [
    { What: 'the COO sends back a step', Values: formatted(alone), Reach: '≥ 500' },
    { What: 'the same SQL by pgbench, rolled back', Values: limit, Reach: 'ratio ≥ 40 %' },
    { What: 'with its jobs on the same processors', Values: formatted(together), Reach: '' },
  ]);
}

async function withPortal<Answer>(
  portal: RunningPortal,
  measure: (portal: RunningPortal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await measure(portal);
  } finally {
    await portal.stop();
  }
}

const rounded = (value: number): string => Math.round(value).toLocaleString('en');

const formatted = ({ PerSecond, P99, Cpu }: Speed): Record<string, string> => ({
  'requests/s': rounded(PerSecond),
  '99 %': `${P99.toFixed(1)} ms`,
  'CPU each': `${Cpu.toFixed(2)} ms`,
});

function compared(What: string, large: Speed | undefined, small: Speed | undefined): SiteFigure {
  if (!large || !small) return { What, Values: {}, Reach: '' };
  return {
    What,
    Values: {
      ...formatted(large),
      'CPU ÷': (large.Cpu / small.Cpu).toFixed(2),
      '÷': (small.PerSecond / large.PerSecond).toFixed(2),
    },
    Reach: '≥ 2,000, ≤ 30 ms, ÷ ≤ 1.3',
  };
}
