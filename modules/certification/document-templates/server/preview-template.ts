/**
 * API handler of the template editor that previews a saved, unsaved or built-in template with a sample or an
 * application; only service managers may preview unsaved ones.
 */
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { canManageServices, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import {
  type CertificateFacts,
  compileForUser,
  currentSigner,
  marksOn,
  pictureBytes,
  previewFacts,
  renderPages,
} from '#modules/certification/certificates/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { templateRoutes } from '../rules/contract.ts';
import type { SampleName } from '../rules/samples.ts';
import { sampleFacts } from './samples/sample-facts.ts';
import { templateRows } from './template-rows.ts';
import { sampleContext, type TemplateService, templateService } from './template-service.ts';

/** Facts of an application's page: of its newest document, or as if all open decisions were made today. */
async function factsOfApplication(
  { db, actor, at, settings }: Context<(typeof templateRoutes)['preview']>,
  service: TemplateService,
  applicationKey: string,
): Promise<CertificateFacts> {
  const application = await db
    .selectFrom('Application')
    .selectAll('Application')
    .where('ApplicationKey', '=', applicationKey)
    .where('ServiceId', '=', service.Id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!application) return fail('ERR_NOT_FOUND');
  const stored = await db
    .selectFrom('CertificateDocument')
    .select('Facts')
    .where('ApplicationId', '=', application.Id)
    .where('IsManual', '=', false)
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored) return stored.Facts;
  const version = await serviceVersion(db, application.ServiceVersionId);
  const holder = await db
    .selectFrom('Organisation')
    .select(['OrgName', 'BranchName'])
    .where('Id', '=', application.OrganisationId)
    .executeTakeFirstOrThrow();
  const intent = { application, version, account: { Id: actor.Id }, at, settings };
  return previewFacts(intent, holder);
}

type Route = (typeof templateRoutes)['preview'];

/**
 * Previews a template. Anyone who may read services may preview a saved one; an unsaved one only service
 * managers.
 */
export async function previewTemplate(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, language } = context;
  const service = await templateService(db, actor, body.ServiceKey);
  if (body.Source !== undefined && !canManageServices(actor)) return fail('ERR_FORBIDDEN');
  const Source = body.Source ?? (body.TemplateKey ? await sourceOf(context, service) : null);
  const shown = body.ApplicationKey
    ? await ofApplication(context, service, body.ApplicationKey)
    : await ofSample(context, service, body.Sample);
  return compileForUser(actor.Id, () => renderPages({ Source, setting: body.Language, language, ...shown }));
}

async function sourceOf({ db, body, actor }: Context<Route>, service: TemplateService): Promise<string> {
  const [row] = await templateRows(db, actor, service.Id, body.TemplateKey);
  return row?.Source ?? fail('ERR_NOT_FOUND');
}

async function ofSample(context: Context<Route>, service: TemplateService, sample: SampleName) {
  const { context: made, Pictures } = await sampleContext(context, service, context.at);
  return { facts: sampleFacts(sample, made), Pictures };
}

async function ofApplication(context: Context<Route>, service: TemplateService, applicationKey: string) {
  const facts = await factsOfApplication(context, service, applicationKey);
  const Marks = facts.Marks ?? (await marksOn(context.db, service.ServiceKey, facts.RevisionDate));
  const { isDemo: IsDemo } = await currentSigner(context.settings);
  return { facts: { ...facts, Marks, IsDemo }, Pictures: await pictureBytes(context, { Marks }) };
}
