/** API routes of certificate templates and marks. */
import type { FastifyInstance } from 'fastify';
import { defaultPageSource } from '#modules/certification/certificates/server/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { templateRoutes } from '../rules/contract.ts';
import { markRoutes } from '../rules/mark-contract.ts';
import { listMarks } from './marks/list-marks.ts';
import { removeMark } from './marks/remove-mark.ts';
import { sendMarkPicture } from './marks/send-mark-picture.ts';
import { submitMark } from './marks/submit-mark.ts';
import { placeholdersOf } from './placeholders.ts';
import { previewTemplate } from './preview-template.ts';
import { saveTemplate, tryTemplate } from './save-template.ts';
import { templateRows } from './template-rows.ts';
import { sampleContext, templateService } from './template-service.ts';

type Routes = typeof templateRoutes;

async function listTemplates({ db, query, actor }: Context<Routes['list']>): Promise<DataOf<Routes['list']>> {
  const service = await templateService(db, actor, query.ServiceKey);
  const rows = await templateRows(db, actor, service.Id);
  return { Rows: rows.map(({ Source: _, ...row }) => row) };
}

async function viewTemplate({ db, query, actor }: Context<Routes['view']>): Promise<DataOf<Routes['view']>> {
  const service = await templateService(db, actor, query.ServiceKey);
  const [row] = await templateRows(db, actor, service.Id, query.TemplateKey);
  return row ?? fail('ERR_NOT_FOUND');
}

/** Starting point of a new template: a copy of the built-in page, with the available placeholders. */
async function startTemplate(context: Context<Routes['start']>): Promise<DataOf<Routes['start']>> {
  const { db, query, actor, language, at } = context;
  const service = await templateService(db, actor, query.ServiceKey);
  const { context: sample } = await sampleContext(context, service, at);
  return {
    Source: defaultPageSource(),
    Placeholders: placeholdersOf(sample, query.Language).map(({ Key, ...one }) => ({
      ...one,
      What: translate(`DESIGN_FIELD_${Key}`, language),
    })),
  };
}

/** Route that returns a picture instead of JSON. */
function registerTemplate(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/mark/picture', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    sendMarkPicture(portal, store, request, reply),
  );
}

export const http = defineHttp({
  calls: [
    ...answerAll(templateRoutes, {
      list: listTemplates,
      view: viewTemplate,
      start: startTemplate,
      preview: previewTemplate,
      check: tryTemplate,
      save: saveTemplate,
    }),
    ...answerAll(markRoutes, { list: listMarks, submit: submitMark, remove: removeMark }),
  ],
  register: registerTemplate,
});
