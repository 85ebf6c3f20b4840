import { runAsTrial } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { loadServiceRecord, saveDraft } from '#modules/catalogue/services/server/index.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { externalFormRoutes } from '../rules/contract.ts';
import type { FormElement } from '../rules/element.ts';
import { runInConvertThread } from './convert/run-in-convert-thread.ts';
import { fetchForm } from './fetch-form.ts';
import { type MachForm, machForm } from './machform.ts';
import { parseForm } from './parse-form.ts';
import { proposeMapping } from './propose-mapping.ts';

type Route = (typeof externalFormRoutes)['sync'];

/**
 * API handler of the service editor's synchronise button: reads the external forms from their server and
 * proposes a mapping to questions; saves it to the draft unless the request contains one.
 */
export async function syncMachForm(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, body, settings, at } = context;
  const record = (await loadServiceRecord(db, actor, body.ServiceKey)) ?? fail('ERR_NOT_FOUND');
  const server = machForm(settings) ?? fail('ERR_TRANSITION', { Text: 'ERR_MACHFORM_OFF' });
  const Definition =
    body.Definition ?? record.Draft ?? fail('ERR_TRANSITION', { Text: 'REASON_SERVICE_NO_DRAFT' });
  const Forms = Definition.MachForm?.Forms;
  if (!Forms?.EN) return failField('MachForm.Forms.EN', 'ERR_MACHFORM_ID');
  const Questions = await runAsTrial(() => runInConvertThread('questionFacts', Definition.Form)).catch(() =>
    failField('Form', 'ERR_MACHFORM_MODEL'),
  );
  const Now = await readForms(server, Forms);
  const before = await db
    .selectFrom('ExternalForm')
    .selectAll()
    .where('FormId', '=', Forms.EN)
    .executeTakeFirst();
  const { Fields, Form, Elements } = proposeMapping({
    Definition,
    Questions,
    Now,
    Before: before?.Elements ?? null,
  });
  const MachForm = { Forms, Fields };
  if (!body.Definition) await saveDraft(context, { ...body, Definition: { ...Definition, MachForm, Form } });
  for (const language of LANGUAGES)
    if (Forms[language]) await saveElements(context, Forms[language], Now[language], at);
  return { MachForm, Form, Elements, LastReadAt: before?.ReadAt.toISOString() ?? null };
}

async function readForms(
  server: MachForm,
  forms: NonNullable<ServiceDefinition['MachForm']>['Forms'],
): Promise<Record<Language, FormElement[]>> {
  const fetched = await Promise.all(
    LANGUAGES.map(async (language) => (forms[language] ? fetchForm(server, forms[language]) : null)),
  );
  // Forms are read in parallel but checked in order, so the first unreadable one is reported.
  const [EN, CHT, CHS] = LANGUAGES.map((language, at) => elementsOf(language, fetched[at] ?? null));
  return { EN: EN ?? [], CHT: CHT ?? [], CHS: CHS ?? [] };
}

function elementsOf(
  language: Language,
  fetched: Awaited<ReturnType<typeof fetchForm>> | null,
): FormElement[] {
  if (!fetched) return [];
  const elements = 'Html' in fetched ? parseForm(fetched.Html) : [];
  if (elements.length > 0) return elements;
  const isAway = 'Problem' in fetched && fetched.Problem === 'AWAY';
  return failField(`MachForm.Forms.${language}`, isAway ? 'ERR_MACHFORM_AWAY' : 'ERR_MACHFORM_NO_FORM');
}

async function saveElements(
  { db }: Context<Route>,
  FormId: string,
  elements: FormElement[],
  ReadAt: Date,
): Promise<void> {
  const row = { Elements: json(elements), ReadAt };
  await db
    .insertInto('ExternalForm')
    .values({ FormId, ...row })
    .onConflict((conflict) => conflict.column('FormId').doUpdateSet(row))
    .execute();
}
