import { audit } from '#platform/server/audit/audit.ts';
import type { Decided } from '#platform/server/workflow/act.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { Effected, ServiceJob } from './job.ts';

/** Saves version + 1 and tells the log: only here. */
export async function saveChange(
  { tx, row, actor, action, input, at, address }: ServiceJob,
  decided: Decided<ServiceFacts>,
  { Columns, Told }: Effected,
): Promise<void> {
  const Status = decided.Change.Status as typeof row.Status | undefined;
  await tx
    .updateTable('Service')
    .set({
      ...Columns,
      ...(Status && { Status }),
      Version: row.Version + 1,
      // Where it stands in the list says nothing about what it is.
      ...(action !== 'PLACE' && { UpdatedAt: at }),
    })
    .where('Id', '=', row.Id)
    .execute();
  const Remark = typeof input.Remark === 'string' ? input.Remark.trim() : '';
  await audit(tx, {
    AccountId: actor.Id,
    Event: `SERVICE_${action}`,
    Object: row.ServiceKey,
    Address: address,
    Detail: {
      SchemeCode: row.SchemeCode,
      ...Told,
      ...(Status && Status !== row.Status && { Before: { Status: row.Status }, After: { Status } }),
      ...(Remark && { Remark }),
    },
  });
}
