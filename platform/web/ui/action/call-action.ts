/**
 * Posts a workflow action on a record to the API, with path and fixed values from the workflow table, the
 * record's key and version, and an idempotency key.
 */
import { type ZodType, z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import type { ActionOf } from '#platform/common/workflow/action-input.ts';
import { call } from '../../api/call.ts';
import type { ActionEntries, ActionRecord, ActionRow, ActionTable } from './action-types.ts';

type ActionCall<Table extends ActionTable, Action extends ActionOf<Table>, View> = {
  workflow: Table;
  action: Action;
  /** Contains its key under the table's name. Without a Version, concurrent changes are ignored. */
  about: Omit<ActionRecord, 'Version'> & Partial<Pick<ActionRecord, 'Version'>>;
  entries: ActionEntries<Table, Action>;
  intention: string;
  /** Schema of the action route's response. */
  data: ZodType<View>;
};

/** Returns the row of an action; throws for a name from the server that this page does not know yet. */
export function rowOf({ Rows }: ActionTable, action: string): ActionRow {
  const row = Rows[action];
  if (!row) throw new Error(`the table has no action ${action}`);
  return row;
}

/** Posts an action: the row provides its path, the name of the record's key and the selector. */
export function callAction<Table extends ActionTable, Action extends ActionOf<Table>, View>({
  workflow,
  action,
  about,
  entries,
  intention,
  data,
}: ActionCall<Table, Action, View>): Promise<View> {
  const row = rowOf(workflow, action);
  const name = `${workflow.Name}Key` as const;
  const body = { [name]: about[name], Version: about.Version, ...row.Given, ...entries };
  const route = defineRoute({
    method: 'POST',
    path: row.Path,
    summary: action,
    access: 'session',
    body: z.record(z.string(), z.unknown()),
    data,
  });
  return call(route, { body, idempotencyKey: intention });
}
