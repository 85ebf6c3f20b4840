/**
 * Makes an automatic status change of a record in the transaction of its cause, with the effects, history and log of the
 * action that it corresponds to; the portal itself is recorded as the actor.
 */

import { hongKongDate } from '#platform/common/format/dates.ts';
import { type AutomaticRow, automaticChange } from '#platform/common/workflow/automatic.ts';
import type { Tx } from '../database/connect.ts';
import type { Portal } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import type { WorkflowHandler } from './perform-action.ts';
import { portalActor } from './portal-actor.ts';

type AutomaticRequest<Action extends string, Status extends string, Facts> = {
  row: AutomaticRow<Status, Facts>;
  /** The action whose effects it has, and under whose name the history records it. */
  action: Action;
  key: string;
  /** What the history records with it. */
  input: Record<string, unknown>;
  at: Date;
};

/** Returns whether the row applied to the record; if not, nothing is changed. */
export async function performAutomatic<
  Action extends string,
  Status extends string,
  Row extends { Version: number },
  Facts,
  View,
>(
  tx: Tx,
  portal: Portal,
  handler: WorkflowHandler<Action, Status, Row, Facts, View>,
  { row: automatic, action, key, input, at }: AutomaticRequest<Action, Status, Facts>,
): Promise<boolean> {
  const row = (await handler.lock(tx, portalActor, key)) ?? fail('ERR_NOT_FOUND');
  const facts = await handler.facts(tx, row);
  const { statusOf, Name } = handler.workflow;
  const change = automaticChange(`${Name}: ${action} by the portal`, automatic, {
    facts,
    statusOf,
    today: hongKongDate(at),
  });
  if (change === null) return false;
  const request = {
    action,
    key,
    input,
    actor: portalActor,
    language: 'EN' as const,
    at,
    idempotencyKey: null,
  };
  const job = { ...request, tx, portal, row, facts, asRole: null };
  const columns = (await handler.effects[action]?.(job, change)) ?? {};
  const decided = { Change: change, AsRole: '', IsOverride: false, Overridden: [] };
  const saved = await handler.save(job, decided, columns);
  await saved?.done;
  return true;
}
