import type { Route } from '#platform/common/contract/define-route.ts';
import type { Context, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { serviceHandler } from './handler.ts';
import { loadServiceRecord } from './load.ts';
import { prevalidate } from './prevalidate.ts';

type SaveDraftContext = Portal &
  Pick<Context<Route>, 'language' | 'at' | 'idempotencyKey' | 'address'> & {
    actor: SignedIn;
  };
type DraftChange = { ServiceKey: string; Version?: number | undefined; Definition: ServiceDefinition };

/** Saves a service's draft for other modules, through the same handler and SAVE action as the editor. */
export async function saveDraft(
  context: SaveDraftContext,
  { ServiceKey, Version, Definition }: DraftChange,
): Promise<ServiceView> {
  const { db, settings, actor, language, at, idempotencyKey, address } = context;
  const record = (await loadServiceRecord(db, actor, ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const input = { ServiceKey, Version: Version ?? record.Version, Definition };
  await prevalidate(context, 'SAVE', input);
  return performAction({ db, settings }, serviceHandler(settings), {
    action: 'SAVE',
    key: ServiceKey,
    input,
    actor,
    language,
    at,
    idempotencyKey,
    address,
  });
}
