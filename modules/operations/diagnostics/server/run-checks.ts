import { readSettings, type Settings } from '#platform/server/configuration/settings.ts';
import { checks } from './checks.ts';
import { type Finding, reasonOf, wrong } from './types.ts';

export type Examined = { Check: string } & Finding;

/**
 * Runs all diagnostic checks of an installation concurrently and returns their findings in the order of the
 * list. With unreadable settings only those are reported.
 */
export async function examine(environment: NodeJS.ProcessEnv, at: Date): Promise<Examined[]> {
  const settings = settingsOf(environment);
  if (Array.isArray(settings)) return settings.map((finding) => ({ Check: 'settings', ...finding }));
  const patient = { settings, url: settings.DATABASE_URL ?? null, at };
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      const findings = await run(patient).catch((error: unknown) => [
        wrong(`This check failed: ${reasonOf(error)}`, 'The result is unknown.', 'Try again.'),
      ]);
      return findings.map((finding) => ({ Check: name, ...finding }));
    }),
  );
  return found.flat();
}

/** One finding for each invalid setting; none contains a value. */
function settingsOf(environment: NodeJS.ProcessEnv): Settings | Finding[] {
  try {
    return readSettings(environment);
  } catch (error) {
    const [first = '', ...named] = reasonOf(error).split('\n');
    return (named.length > 0 ? named : [first]).map((line) =>
      wrong(`${line.trim()}.`, 'The portal does not start.', 'Correct it; see docs/configuration.md.'),
    );
  }
}
