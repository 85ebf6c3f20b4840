import type { FastifyInstance } from 'fastify';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { templateRoutes } from '../rules/contract.ts';
import { markRoutes } from '../rules/mark-contract.ts';
import { listMarks } from './marks/list-marks.ts';
import { removeMark } from './marks/remove-mark.ts';
import { sendMarkPicture } from './marks/send-mark-picture.ts';
import { submitMark } from './marks/submit-mark.ts';
import { previewTemplate } from './preview-template.ts';
import { saveTemplate, tryTemplate } from './save-template.ts';
import { listTemplates, startTemplate, viewTemplate } from './view-templates.ts';

export function bindTemplate(bind: Bind): void {
  bind(templateRoutes.list, listTemplates);
  bind(templateRoutes.view, viewTemplate);
  bind(templateRoutes.start, startTemplate);
  bind(templateRoutes.preview, previewTemplate);
  bind(templateRoutes.check, tryTemplate);
  bind(templateRoutes.save, saveTemplate);
  bind(markRoutes.list, listMarks);
  bind(markRoutes.submit, submitMark);
  bind(markRoutes.remove, removeMark);
}

/** Answers a picture, not JSON. */
export function registerTemplate(app: FastifyInstance, portal: Portal, store: FileStore): void {
  app.get('/api/mark/picture', { compress: false, exposeHeadRoute: false }, (request, reply) =>
    sendMarkPicture(portal, store, request, reply),
  );
}
