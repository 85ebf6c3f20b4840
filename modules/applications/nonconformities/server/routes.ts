/** Endpoints of nonconformities: register, view, draft and the actions of the workflow. */
import type { Context } from '#platform/server/http/context.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { nonconformityActionRoutes } from '../rules/action-routes.ts';
import { nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityFigureRoutes } from '../rules/figures-contract.ts';
import type { NonconformityAction } from '../rules/workflow.ts';
import { nonconformityFigures } from './figures.ts';
import { listNonconformities, nonconformitiesOfApplication } from './list.ts';
import { nonconformityHandler } from './nonconformity-handler.ts';
import { saveDraft } from './save-draft.ts';
import { viewNonconformity } from './view.ts';

type ActionRoute = (typeof nonconformityActionRoutes)[NonconformityAction];

function perform(context: Context<ActionRoute>, action: NonconformityAction) {
  const { actor, language, at, idempotencyKey, address, body } = context;
  return performAction(context, nonconformityHandler, {
    ...{ action, key: body.NonconformityKey, input: body },
    ...{ actor, language, at, idempotencyKey, address },
  });
}

export const http = defineHttp({
  calls: [
    ...answerAll(nonconformityRoutes, {
      list: listNonconformities,
      ofApplication: nonconformitiesOfApplication,
      view: ({ db, query, ...reader }) => viewNonconformity(db, query.NonconformityKey, reader),
      draft: saveDraft,
    }),
    ...answerAll(nonconformityFigureRoutes, { figures: nonconformityFigures }),
    ...(Object.keys(nonconformityActionRoutes) as NonconformityAction[]).map((action) =>
      answer(nonconformityActionRoutes[action] as ActionRoute, (context) =>
        perform(context as Context<ActionRoute>, action),
      ),
    ),
  ],
});
