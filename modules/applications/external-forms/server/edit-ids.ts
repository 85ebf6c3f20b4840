import { loadServiceRecord } from '#modules/catalogue/services/server/load.ts';
import { saveDraft } from '#modules/catalogue/services/server/save-draft.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { externalFormRoutes } from '../rules/contract.ts';

type Route = (typeof externalFormRoutes)['editId'];

/** Which forms a service uses. Naming one makes the service a framed one; its mapping stays for whoever syncs next. */
export async function editMachFormIds(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body } = context;
  const record = (await loadServiceRecord(db, actor, body.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const { Draft } = record;
  if (!Draft) return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_SERVICE_NO_DRAFT' }] });
  const MachForm = { Forms: body.Forms, Fields: Draft.MachForm?.Fields ?? [] };
  return saveDraft(context, { ...body, Definition: { ...Draft, FormProvider: 'MACHFORM', MachForm } });
}
