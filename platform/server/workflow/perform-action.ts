/**
 * Executes a workflow action on any kind of record in one transaction: locks the record, decides by its
 * workflow table, saves changes, effects and history, and refuses outdated or impermissible requests.
 */
import type { Role } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Workflow } from '#platform/common/workflow/types.ts';
import type { Db, Tx } from '../database/connect.ts';
import type { PendingStatement } from '../database/execute-batch.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { Failure, fail } from '../http/fail.ts';
import { publishCommit } from './committed.ts';
import { repeatedAnswer, storeAnswer } from './idempotency.ts';
import { rejectAction } from './reject-action.ts';

/** The action that a caller requests. */
export type ActionRequest<Action extends string> = {
  action: Action;
  key: string;
  input: Record<string, unknown>;
  actor: SignedIn;
  language: Language;
  at: Date;
  idempotencyKey: string | null;
  /** The caller's network address, where the log needs it. */
  address?: string;
  /** Writes additional data in the same transaction; an exception rolls the change back. */
  inTransaction?: (tx: Tx) => Promise<void>;
};

/** An action inside its transaction: the locked row, its facts, the request. */
export type ActionContext<Action extends string, Row, Facts> = ActionRequest<Action> & {
  tx: Tx;
  portal: Portal;
  row: Row;
  facts: Facts;
  /** The role that allowed the action; null until decided. */
  asRole: Role | null;
};

/** The decision by the workflow table, passed to `save`. */
export type ActionDecision<Facts> = {
  Change: Partial<Facts>;
  AsRole: string;
  IsOverride: boolean;
  /** Codes of the overridden rules. */
  Overridden: readonly string[];
};

/**
 * Everything specific to one kind of record. `prepare` loads what a guard needs and checks what only the
 * server can; `effects` write in addition to the row and return further columns for it.
 */
export type WorkflowHandler<
  Action extends string,
  Status extends string,
  Row extends { Version: number },
  Facts,
  View,
> = {
  workflow: Workflow<Action, Status, Facts>;
  lock: (tx: Tx, actor: SignedIn, key: string) => Promise<Row | null>;
  facts: (tx: Tx, row: Row) => Promise<Facts>;
  prepare: Partial<Record<Action, (job: ActionContext<Action, Row, Facts>) => Promise<Partial<Facts>>>>;
  effects: Partial<
    Record<
      Action,
      (job: ActionContext<Action, Row, Facts>, change: Partial<Facts>) => Promise<object | undefined>
    >
  >;
  save: (
    job: ActionContext<Action, Row, Facts>,
    decided: ActionDecision<Facts>,
    columns: object,
  ) => Promise<PendingStatement> | Promise<void>;
  view: (db: Db | Tx, actor: SignedIn, key: string, language: Language, at: Date) => Promise<View>;
};

/**
 * Runs one transaction that locks the row, returns a repeated request's first result, rejects a stale
 * Version, decides by the table, applies the effects, saves version + 1 with history and jobs, and returns
 * the fresh view. No other code writes a status.
 */
export async function performAction<
  Action extends string,
  Status extends string,
  Row extends { Version: number },
  Facts,
  View,
>(
  portal: Portal,
  handler: WorkflowHandler<Action, Status, Row, Facts, View>,
  request: ActionRequest<Action>,
): Promise<View> {
  try {
    const view = await portal.db
      .transaction()
      .execute((tx) => performInTransaction(tx, portal, handler, request));
    publishCommit(portal.db, handler.workflow);
    return view;
  } catch (error) {
    throw await withCurrentRecord(portal, handler, request, error);
  }
}

/** Same, inside an existing transaction, for an action that triggers another one. */
export async function performInTransaction<
  Action extends string,
  Status extends string,
  Row extends { Version: number },
  Facts,
  View,
>(
  tx: Tx,
  portal: Portal,
  handler: WorkflowHandler<Action, Status, Row, Facts, View>,
  request: ActionRequest<Action>,
): Promise<View> {
  const row = (await handler.lock(tx, request.actor, request.key)) ?? fail('ERR_NOT_FOUND');
  const first = await repeatedAnswer<View>(tx, request);
  if (first) return first;
  if (request.input.Version !== undefined && request.input.Version !== row.Version) fail('ERR_CONFLICT');

  const found = await handler.facts(tx, row);
  const prepare = handler.prepare[request.action];
  const prepared = prepare ? await prepare({ ...request, tx, portal, row, facts: found, asRole: null }) : {};
  const context = { ...request, tx, portal, row, facts: { ...found, ...prepared } };

  const decision = decide(handler.workflow, request.action, {
    facts: context.facts,
    actor: request.actor,
    at: request.at,
    input: request.input,
  });
  if (!decision.Allowed) return rejectAction(handler.workflow, decision, request.language);
  const job = { ...context, asRole: decision.AsRole as Role };
  const columns = (await handler.effects[request.action]?.(job, decision.Change)) ?? {};
  const saved = await handler.save(job, decision, columns);
  return awaitBoth(saved ? saved.done : null, async () => {
    await request.inTransaction?.(tx);
    const view = await handler.view(tx, request.actor, request.key, request.language, request.at);
    await storeAnswer(tx, request, view);
    return view;
  });
}

/** Runs a query while the change is in progress; if both fail, the change's error is thrown. */
async function awaitBoth<Answer>(
  saved: Promise<unknown> | null,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await Promise.allSettled([ask(), saved]);
  await saved;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}

const STALE_CODES = new Set(['ERR_CONFLICT', 'ERR_TRANSITION', 'LBL_NOT_AVAILABLE_FOR_EDIT']);

/** Adds the current record to a conflict, for a user who acted too late. */
async function withCurrentRecord<
  Action extends string,
  Status extends string,
  Row extends { Version: number },
  Facts,
  View,
>(
  portal: Portal,
  handler: WorkflowHandler<Action, Status, Row, Facts, View>,
  request: ActionRequest<Action>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Failure) || !STALE_CODES.has(error.Code)) return error;
  const Data = await handler
    .view(portal.db, request.actor, request.key, request.language, request.at)
    .catch((problem: unknown) => {
      // The refusal is answered in any case; a user who may no longer see the record gets it without the record.
      if (!(problem instanceof Failure))
        console.error('workflow: the current record of a refused action could not be read:', problem);
    });
  return new Failure(error.Code, { ...error.Details, Data });
}
