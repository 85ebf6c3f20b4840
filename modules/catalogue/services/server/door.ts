import { sql } from 'kysely';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { Door } from '#platform/server/workflow/act.ts';
import type { ServiceView } from '../rules/contract.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { ServiceStatus } from '../rules/statuses.ts';
import { type ServiceAction, serviceWorkflow } from '../rules/workflow.ts';
import { effects } from './effects/table.ts';
import { factsOf } from './facts-of.ts';
import { type LoadedService, lockServiceRecord } from './load.ts';
import { mayBePublished } from './may-be-published.ts';
import { saveChange } from './save-change.ts';
import { viewService } from './view.ts';

type ServiceDoor = Door<ServiceAction, ServiceStatus, LoadedService, ServiceFacts, ServiceView>;

/** A service as the one door sees it: what a draft is judged by depends on how the portal is set up. */
export const serviceDoor = (settings: Settings): ServiceDoor => ({
  workflow: serviceWorkflow,
  lock: lockServiceRecord,
  facts: async (_tx, row) => (row.Status === 'REMOVED' ? fail('ERR_NOT_FOUND') : factsOf(row, new Date())),
  prepare: { PUBLISH: mayBePublished },
  effects,
  save: saveChange,
  view: (db, ...asked) => viewService({ db, settings }, ...asked),
});

/** Who moves one service writes the places of all: one at a time, before any of them is locked. */
export const placingDoor = (settings: Settings): ServiceDoor => ({
  ...serviceDoor(settings),
  lock: async (tx, actor, key) => {
    await inTurn(tx);
    return lockServiceRecord(tx, actor, key);
  },
});

const inTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('places of services'))`.execute(tx);
