import type { Route } from '#platform/common/contract/define-route.ts';
import type { Context, Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { act } from '#platform/server/workflow/act.ts';
import type { ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import { serviceDoor } from './door.ts';
import { judgeAhead } from './judge-ahead.ts';
import { loadServiceRecord } from './load.ts';

type Asked = Portal &
  Pick<Context<Route>, 'language' | 'at' | 'idempotencyKey' | 'address'> & {
    actor: SignedIn;
  };
type Wanted = { ServiceKey: string; Version?: number | undefined; Definition: ServiceDefinition };

/** Changes a service's draft as its editor does: the same handler, the same SAVE. */
export async function saveDraft(
  asked: Asked,
  { ServiceKey, Version, Definition }: Wanted,
): Promise<ServiceView> {
  const { db, settings, actor, language, at, idempotencyKey, address } = asked;
  const record = (await loadServiceRecord(db, actor, ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const input = { ServiceKey, Version: Version ?? record.Version, Definition };
  await judgeAhead(asked, 'SAVE', input);
  return act({ db, settings }, serviceDoor(settings), {
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
