import type { Effect } from '../job.ts';
import { stateOf } from '../version-states.ts';

/** The version that waits for its first day never has one; its number stays taken. */
export const withdraw: Effect = async ({ tx, row, facts, actor, at }) => {
  const waits = row.Versions.find((version) => stateOf(version, row.Versions, facts.Today) === 'SCHEDULED');
  if (!waits) throw new Error('the table lets only services with a coming version come here');
  await tx
    .updateTable('ServiceVersion')
    .set({ Status: 'WITHDRAWN', UpdatedAt: at, UpdatedById: actor.Id })
    .where('Id', '=', waits.Id)
    .execute();
  return { Told: { VersionNo: waits.VersionNo, EffectiveOn: waits.EffectiveOn } };
};
