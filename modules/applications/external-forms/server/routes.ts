/** HTTP handlers of external forms, and registration of the MachForm callback. */
import type { FastifyInstance } from 'fastify';
import { applicationWorkflow } from '#modules/applications/applications/rules/index.ts';
import { factsOf, loadApplication } from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { loadServiceRecord, saveDraft, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Context, DataOf, Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import { externalFormRoutes } from '../rules/contract.ts';
import { registerCallback } from './callback.ts';
import { applicationEntries } from './entries.ts';
import { formProviders } from './providers.ts';
import { syncMachForm } from './sync.ts';

type FrameRoute = (typeof externalFormRoutes)['frame'];

/**
 * Returns the address at which the user can fill in the application's form; a new, time-limited one per
 * request.
 */
async function applicationFrame(context: Context<FrameRoute>): Promise<DataOf<FrameRoute>> {
  const { db, actor, body, at, language } = context;
  const Application = (await loadApplication(db, actor, body.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const Version = await serviceVersion(db, Application.ServiceVersionId);
  const { frame } = formProviders[Version.Definition.FormProvider];
  if (!frame) return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_FORM_HERE' }] });
  const facts = factsOf(Application, Version.Definition);
  const decision = decide(applicationWorkflow, 'SAVE', { facts, actor, at, input: {} });
  const { Refusal } = applicationWorkflow.Rows.SAVE;
  if (!decision.Allowed)
    return fail(Refusal ?? 'ERR_TRANSITION', {
      Reasons: formatReasons(decision.Reasons, language, applicationWorkflow.StatusText),
    });
  const { FormId, Language } = formIn(Version.Definition, body.Language ?? language);
  return { ...(await frame(context, { Application, Actor: actor, Version, FormId, at })), Language };
}

/** The form in the user's language, or the English one if there is none. */
function formIn({ MachForm }: ServiceDefinition, language: Language): { FormId: string; Language: Language } {
  const own = MachForm?.Forms[language];
  return own ? { FormId: own, Language: language } : { FormId: MachForm?.Forms.EN ?? '', Language: 'EN' };
}

type Route = (typeof externalFormRoutes)['editId'];

/**
 * Sets the form ids of a service. This also makes MachForm its provider; the mapping is kept for the next
 * synchronisation.
 */
async function editMachFormIds(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body } = context;
  const record = (await loadServiceRecord(db, actor, body.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const { Draft } = record;
  if (!Draft) return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_SERVICE_NO_DRAFT' }] });
  const MachForm = { Forms: body.Forms, Fields: Draft.MachForm?.Fields ?? [] };
  return saveDraft(context, { ...body, Definition: { ...Draft, FormProvider: 'MACHFORM', MachForm } });
}

/**
 * Registers the endpoint for MachForm, which does not use the portal's API conventions and authenticates
 * with its own secret.
 */
function registerExternalForm(app: FastifyInstance, portal: Portal): void {
  registerCallback(app, portal);
}

export const http = defineHttp({
  calls: [
    ...answerAll(externalFormRoutes, {
      frame: applicationFrame,
      entries: applicationEntries,
      editId: editMachFormIds,
      sync: syncMachForm,
    }),
  ],
  register: registerExternalForm,
});
