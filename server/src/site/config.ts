import type { Configuration } from '@assay/shared/auth/contract.ts';
import { configuration, settledConfiguration } from '../auth/configuration.ts';
import type { Portal } from '../http/context.ts';

const FRESH_MS = 1_000;

/** The configuration for public pages, asked for once a second; the last one known while the database is away. */
export function siteConfig(portal: Portal): () => Promise<Configuration> {
  let known: Configuration = {
    ...settledConfiguration(portal.settings),
    TermsVersion: '',
    PrivacyVersion: '',
    CookieVersion: '',
    TagOptions: [],
  };
  let until = 0;
  let asking: Promise<Configuration> | null = null;
  const ask = async () => {
    try {
      known = await configuration(portal);
      until = performance.now() + FRESH_MS;
    } catch {
      // A page without the newest version number is better than none.
    } finally {
      asking = null;
    }
    return known;
  };
  return async () => {
    if (performance.now() < until) return known;
    asking ??= ask();
    return asking;
  };
}
