import type { FastifyInstance } from 'fastify';
import { loadServiceRecord } from '#modules/catalogue/services/server/load.ts';
import { saveDraft } from '#modules/catalogue/services/server/save-draft.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { externalFormRoutes } from '../rules/contract.ts';
import { registerCallback } from './callback.ts';
import { applicationEntries } from './entries.ts';
import { applicationFrame } from './frame.ts';
import { syncMachForm } from './sync.ts';

type Route = (typeof externalFormRoutes)['editId'];

/** Which forms a service uses. Naming one makes the service a framed one; its mapping stays for whoever syncs next. */
async function editMachFormIds(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body } = context;
  const record = (await loadServiceRecord(db, actor, body.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const { Draft } = record;
  if (!Draft) return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_SERVICE_NO_DRAFT' }] });
  const MachForm = { Forms: body.Forms, Fields: Draft.MachForm?.Fields ?? [] };
  return saveDraft(context, { ...body, Definition: { ...Draft, FormProvider: 'MACHFORM', MachForm } });
}

export function bindExternalForm(bind: Bind): void {
  bind(externalFormRoutes.frame, applicationFrame);
  bind(externalFormRoutes.entries, applicationEntries);
  bind(externalFormRoutes.editId, editMachFormIds);
  bind(externalFormRoutes.sync, syncMachForm);
}

/** What MachForm itself calls: not in the portal's own way of speaking, and with a proof of its own. */
export function registerExternalForm(app: FastifyInstance, portal: Portal): void {
  registerCallback(app, portal);
}
