/**
 * HTTP endpoints of the site module, public configuration and content preview, and the dropping of cached
 * public pages when a certificate changes.
 */
import { offeredTags } from '#modules/catalogue/services/server/index.ts';
import { legalVersions, settledConfiguration } from '#modules/identity/sign-in/server/index.ts';
import { contentPreviewRoutes } from '#modules/public/content/rules/index.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { clearVerdictCache } from './page-cache.ts';
import { previewContent } from './preview-content.ts';

/** Configuration that a browser needs before sign-in. */
async function configuration({ db, settings }: Portal): Promise<Configuration> {
  const TagOptions = await offeredTags(db);
  return { ...settledConfiguration(settings), ...(await legalVersions(db)), TagOptions };
}

export const http = defineHttp({
  calls: [
    answer(sessionRoutes.config, configuration),
    ...answerAll(contentPreviewRoutes, { preview: previewContent }),
  ],
  live: (db) => ({ evict: { certificate: () => clearVerdictCache(db) } }),
});
