import type { Bind } from '#platform/server/http/bind.ts';
import { mailTemplateRoutes } from '../rules/contract.ts';
import { previewTemplate, saveTemplate, testTemplate } from './change-template.ts';
import { listTemplates, templateVersions, viewTemplate } from './view-templates.ts';

export function bindMail(bind: Bind): void {
  bind(mailTemplateRoutes.list, listTemplates);
  bind(mailTemplateRoutes.view, viewTemplate);
  bind(mailTemplateRoutes.versions, templateVersions);
  bind(mailTemplateRoutes.preview, previewTemplate);
  bind(mailTemplateRoutes.save, saveTemplate);
  bind(mailTemplateRoutes.test, testTemplate);
}
