import type { Bind } from '#platform/server/http/bind.ts';
import { checklistRoutes } from '../rules/contract.ts';
import { submitChecklist } from './submit-checklist.ts';
import { viewChecklist } from './view-checklist.ts';

export function bindChecklist(bind: Bind): void {
  bind(checklistRoutes.view, ({ db, actor, query, language, at }) =>
    viewChecklist(db, actor, query.ApplicationKey, language, at),
  );
  bind(checklistRoutes.submission, submitChecklist);
}
