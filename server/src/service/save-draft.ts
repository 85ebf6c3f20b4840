import type { Route } from '@assay/shared/contract/define-route.ts';
import type { ServiceView } from '@assay/shared/service/contract.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Context, Portal, SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { act } from '../workflow/act.ts';
import { serviceDoor } from './door.ts';
import { judgeAhead } from './judge-ahead.ts';
import { loadServiceRecord } from './load.ts';

type Asked = Portal &
  Pick<Context<Route>, 'language' | 'at' | 'idempotencyKey' | 'address'> & {
    actor: SignedIn;
  };
type Wanted = { ServiceKey: string; Version?: number | undefined; Definition: ServiceDefinition };

/** Changes a service's draft as its editor does: the same door, the same SAVE. */
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
