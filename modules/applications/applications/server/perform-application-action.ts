import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { saveRoute } from '../rules/action-routes.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import { applicationHandler } from './handler.ts';
import { prevalidate } from './prevalidate.ts';
import { waitingChild } from './waiting-child.ts';

export type ApplicationBody = Record<string, unknown> & { ApplicationKey?: string };
export type ApplicationActionRequest = Context<typeof saveRoute>;

/** One action on one application, with what comes before its transaction. */
export async function performApplicationAction(
  context: ApplicationActionRequest,
  action: ApplicationAction,
  input: ApplicationBody,
) {
  const named = String(input.ApplicationKey);
  // "Show next cycle" may also be asked of the finished application whose next one waits.
  const key = action === 'SHOW_NEXT_CYCLE' ? await waitingChild(context.db, named) : named;
  if (action === 'SAVE' || action === 'SUBMIT') await prevalidate(context, { action, key, input });
  // A Version belongs to the application that was named, not to the one that stands for it.
  const { Version: _version, ...rest } = input;
  return performAction(context, applicationHandler, {
    ...toActionRequest(context),
    action,
    key,
    input: key === named ? input : rest,
  });
}

export const toActionRequest = ({
  actor,
  language,
  at,
  idempotencyKey,
}: ApplicationActionRequest & { actor: SignedIn }) => ({
  actor,
  language,
  at,
  idempotencyKey,
});
