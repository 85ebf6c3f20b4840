import { ownPageSource } from '#modules/certification/certificates/server/document/own-page.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { templateRoutes } from '../rules/contract.ts';
import { placeholdersOf } from './placeholders.ts';
import { templateRows } from './template-rows.ts';
import { sampleContext, templateService } from './template-service.ts';

type Routes = typeof templateRoutes;

export async function listTemplates({
  db,
  query,
  actor,
}: Context<Routes['list']>): Promise<DataOf<Routes['list']>> {
  const service = await templateService(db, actor, query.ServiceKey);
  const rows = await templateRows(db, actor, service.Id);
  return { Rows: rows.map(({ Source: _, ...row }) => row) };
}

export async function viewTemplate({
  db,
  query,
  actor,
}: Context<Routes['view']>): Promise<DataOf<Routes['view']>> {
  const service = await templateService(db, actor, query.ServiceKey);
  const [row] = await templateRows(db, actor, service.Id, query.TemplateKey);
  return row ?? fail('ERR_NOT_FOUND');
}

/** Every template begins as a copy of the portal's own page. */
export async function startTemplate(context: Context<Routes['start']>): Promise<DataOf<Routes['start']>> {
  const { db, query, actor, language, at } = context;
  const service = await templateService(db, actor, query.ServiceKey);
  const { context: sample } = await sampleContext(context, service, at);
  return {
    Source: ownPageSource(),
    Placeholders: placeholdersOf(sample, query.Language).map(({ Key, ...one }) => ({
      ...one,
      What: translate(`DESIGN_FIELD_${Key}`, language),
    })),
  };
}
