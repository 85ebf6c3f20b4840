import { isServiceKeeper } from '#modules/catalogue/services/server/scope.ts';
import { currentSigner } from '#modules/certification/certificates/server/current-signer.ts';
import { marksOn, pictureBytes } from '#modules/certification/certificates/server/printed-marks.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { templateRoutes } from '../rules/contract.ts';
import type { SampleName } from '../rules/samples.ts';
import { drawPages } from './draw-pages.ts';
import { factsOfApplication } from './facts-of-application.ts';
import { sampleFacts } from './samples/sample-facts.ts';
import { templateRows } from './template-rows.ts';
import { sampleContext, type TemplateService, templateService } from './template-service.ts';
import { triedBy } from './tried-by.ts';

type Route = (typeof templateRoutes)['preview'];

/** What a template looks like. Anybody who reads services may look at a saved one; unsaved ones are their writers'. */
export async function previewTemplate(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, language } = context;
  const service = await templateService(db, actor, body.ServiceKey);
  if (body.Source !== undefined && !isServiceKeeper(actor)) return fail('ERR_FORBIDDEN');
  const Source = body.Source ?? (body.TemplateKey ? await sourceOf(context, service) : null);
  const shown = body.ApplicationKey
    ? await ofApplication(context, service, body.ApplicationKey)
    : await ofSample(context, service, body.Sample);
  return triedBy(actor.Id, () => drawPages({ Source, setting: body.Language, language, ...shown }));
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
