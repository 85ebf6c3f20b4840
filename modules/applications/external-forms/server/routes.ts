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

/** Where this person fills in the form of this application now; a new address each time, good for a while. */
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

/** The form in the person's language; where it has none, the English one. */
function formIn({ MachForm }: ServiceDefinition, language: Language): { FormId: string; Language: Language } {
  const own = MachForm?.Forms[language];
  return own ? { FormId: own, Language: language } : { FormId: MachForm?.Forms.EN ?? '', Language: 'EN' };
}

type Route = (typeof externalFormRoutes)['editId'];

/** Which forms a service uses. Naming one makes the service a framed one; its mapping is retained for the next sync. */
async function editMachFormIds(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body } = context;
  const record = (await loadServiceRecord(db, actor, body.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const { Draft } = record;
  if (!Draft) return fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_SERVICE_NO_DRAFT' }] });
  const MachForm = { Forms: body.Forms, Fields: Draft.MachForm?.Fields ?? [] };
  return saveDraft(context, { ...body, Definition: { ...Draft, FormProvider: 'MACHFORM', MachForm } });
}

/** What MachForm itself calls: not in the portal's own way of speaking, and with a proof of its own. */
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
