import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { proposalStatuses } from '../../rules/proposals/statuses.ts';
import { notifyOverdue } from './notify-proposal.ts';

/**
 * Nightly step: notifies the deciders once of each urgent suspension that was not ratified in time. The suspension stays in
 * force until one of them decides. One that fails is processed when the job is retried.
 */
export async function followRatifications({ db, settings }: Portal, at = new Date()): Promise<void> {
  const today = hongKongDate(at);
  const overdue = await db
    .selectFrom('DecisionProposal')
    .select('Id')
    .where('Status', 'in', proposalStatuses.open)
    .where('RatifyBy', '<', today)
    .where('OverdueAt', 'is', null)
    .orderBy('Id')
    .execute();
  const errors: unknown[] = [];
  for (const { Id } of overdue)
    await db
      .transaction()
      .execute((tx) => follow(tx, settings, Id, at))
      .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'ratifications of urgent suspensions failed');
}

/** Under the lock it is checked again whether it is still open. */
async function follow(tx: Tx, settings: Settings, id: number, at: Date): Promise<void> {
  const updated = await tx
    .updateTable('DecisionProposal')
    .set({ OverdueAt: at })
    .where('Id', '=', id)
    .where('Status', 'in', proposalStatuses.open)
    .where('OverdueAt', 'is', null)
    .returning('Id')
    .executeTakeFirst();
  if (updated) await notifyOverdue(tx, settings, id);
}
