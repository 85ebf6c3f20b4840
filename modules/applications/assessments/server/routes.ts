/** HTTP handlers of the checklist routes. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { checklistRoutes } from '../rules/contract.ts';
import { submitChecklist } from './submit-checklist.ts';
import { viewChecklist } from './view-checklist.ts';

export const http = defineHttp({
  calls: [
    ...answerAll(checklistRoutes, {
      view: ({ db, actor, query, language, at }) =>
        viewChecklist(db, actor, query.ApplicationKey, language, at),
      submission: submitChecklist,
    }),
  ],
});
