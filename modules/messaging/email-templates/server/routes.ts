/** HTTP handlers of the email template routes. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { mailTemplateRoutes } from '../rules/contract.ts';
import { previewTemplate, saveTemplate, testTemplate } from './change-template.ts';
import { listTemplates, templateVersions, viewTemplate } from './view-templates.ts';

export const http = defineHttp({
  calls: [
    ...answerAll(mailTemplateRoutes, {
      list: listTemplates,
      view: viewTemplate,
      versions: templateVersions,
      preview: previewTemplate,
      save: saveTemplate,
      test: testTemplate,
    }),
  ],
});
