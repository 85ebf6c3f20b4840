import type { FastifyInstance } from 'fastify';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { externalFormRoutes } from '../rules/contract.ts';
import { registerCallback } from './callback.ts';
import { editMachFormIds } from './edit-ids.ts';
import { applicationEntries } from './entries.ts';
import { applicationFrame } from './frame.ts';
import { syncMachForm } from './sync.ts';

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
