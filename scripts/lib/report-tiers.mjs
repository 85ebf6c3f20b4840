/** Prints the end of a test run: the slowest tests, every failure, and each tier with its tests and time. */

const SLOWEST_COUNT = 20;

/** @param {{ name: string, seconds: number, result: import('./run-tests.mjs').TestResults }[]} tiers */
export function reportTiers(tiers) {
  const slowest = tiers
    .flatMap(({ result }) => result.tests)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST_COUNT);
  if (slowest.length > 0) console.log(`\nSlowest ${slowest.length} tests:`);
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  // At the end, because a log of a thousand lines is often cut at its beginning.
  for (const { result } of tiers) for (const failure of result.failures) console.log(`\nFAILED ${failure}`);
  console.log('');
  for (const { name, seconds, result } of tiers)
    console.log(
      `${result.isOk ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${result.passed} passed, ${result.failed} failed, ${timeText(seconds)}`,
    );
}

const timeText = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
