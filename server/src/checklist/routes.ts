import { checklistRoutes } from '@assay/shared/checklist/contract.ts';
import type { Bind } from '../http/bind.ts';
import { submitChecklist } from './submit-checklist.ts';
import { viewChecklist } from './view-checklist.ts';

export function bindChecklist(bind: Bind): void {
  bind(checklistRoutes.view, ({ db, actor, query, language, at }) =>
    viewChecklist(db, actor, query.ApplicationKey, language, at),
  );
  bind(checklistRoutes.submission, submitChecklist);
}
