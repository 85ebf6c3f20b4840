/** Draws the certificate of an application as it would be printed if it were decided today. */
import { compileForUser } from '#modules/certification/certificates/server/index.ts';
import { previewPages } from '#modules/certification/document-templates/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { decisionSheetRoutes } from '../../rules/sheet-contract.ts';
import { loadSheet } from './load-sheet.ts';

type Route = (typeof decisionSheetRoutes)['draft'];

/** Seconds after which a client should retry. */
const RETRY_AFTER_SECONDS = 10;

export async function draftPages(context: Context<Route>): Promise<DataOf<Route>> {
  const { page, version } = await loadSheet(context);
  const { Definition } = version;
  const { Pages, Problems } = await compileForUser(context.actor.Id, () =>
    previewPages(context, {
      definition: Definition,
      facts: page,
      language: Definition.CertificateLanguage,
      reader: context.language,
    }),
  );
  if (Pages.length === 0) {
    console.error('decisions: a draft page could not be rendered:', Problems);
    fail('ERR_UNAVAILABLE', { Text: 'ERR_PAGE_NOT_RENDERED', RetryAfter: RETRY_AFTER_SECONDS });
  }
  return { Pages };
}
