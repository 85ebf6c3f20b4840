import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { saveRoute } from '../rules/action-routes.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import { applicationHandler } from './handler.ts';
import { prevalidate } from './prevalidate.ts';
import { waitingChild } from './waiting-child.ts';

export type ApplicationBody = Record<string, unknown> & { ApplicationKey?: string };
export type ApplicationActionRequest = Context<typeof saveRoute>;

/**
 * Performs one workflow action on one application; answers are validated before the transaction, and
 * SHOW_NEXT_CYCLE is passed on to the waiting follow-up application.
 */
export async function performApplicationAction(
  context: ApplicationActionRequest,
  action: ApplicationAction,
  input: ApplicationBody,
) {
  const named = String(input.ApplicationKey);
  // SHOW_NEXT_CYCLE may also be requested on the completed application whose next one is WAITING.
  const key = action === 'SHOW_NEXT_CYCLE' ? await waitingChild(context.db, named) : named;
  if (action === 'SAVE' || action === 'SUBMIT') await prevalidate(context, { action, key, input });
  // The Version belongs to the requested application, not to the waiting one that replaces it.
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
