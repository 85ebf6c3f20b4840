import { offeredTags } from '#modules/catalogue/services/server/offer/public-tags.ts';
import { settledConfiguration } from '#modules/identity/sign-in/server/configuration.ts';
import { knownVersions } from '#modules/public/content/server/remember-versions.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { remember } from '#platform/server/database/remember.ts';
import type { Portal } from '#platform/server/http/context.ts';

const FRESH_MS = 1_000;

/** What has to be asked for; the rest is in memory, and never older than the moment. */
type Asked = Pick<Configuration, 'TermsVersion' | 'PrivacyVersion' | 'CookieVersion' | 'TagOptions'>;

const knownTags = remember(FRESH_MS, offeredTags);

const askedFor = async (db: Db): Promise<Asked> => ({
  ...(await knownVersions(db)),
  TagOptions: await knownTags(db),
});

/** The configuration for public pages, asked for once a second; the last one known while the database is away. */
export function siteConfig({ db, settings }: Portal): () => Promise<Configuration> {
  let known: Asked = {
    TermsVersion: '',
    PrivacyVersion: '',
    CookieVersion: '',
    TagOptions: [],
  };
  return async () => {
    // A page without the newest version number is better than none.
    known = await askedFor(db).catch(() => known);
    return { ...known, ...settledConfiguration(settings) };
  };
}
