import type { Configuration } from '@assay/shared/auth/contract.ts';
import { configuration, settledConfiguration } from '../auth/configuration.ts';
import type { Portal } from '../http/context.ts';

const FRESH_MS = 1_000;

/** What has to be asked for; the rest is in memory, and never older than the moment. */
type Asked = Pick<Configuration, 'TermsVersion' | 'PrivacyVersion' | 'CookieVersion' | 'TagOptions'>;

/** The configuration for public pages, asked for once a second; the last one known while the database is away. */
export function siteConfig(portal: Portal): () => Promise<Configuration> {
  let known: Asked = {
    TermsVersion: '',
    PrivacyVersion: '',
    CookieVersion: '',
    TagOptions: [],
  };
  let until = 0;
  let asking: Promise<Asked> | null = null;
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
    if (performance.now() >= until) {
      asking ??= ask();
      await asking;
    }
    return { ...known, ...settledConfiguration(portal.settings) };
  };
}
