/**
 * API handlers of the template editor: check a certificate template with all samples, and save it as a new
 * version if it has no serious problem. A service can use it from its next version on.
 */
import { sql } from 'kysely';
import { compileForUser } from '#modules/certification/certificates/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { TemplateProblem, templateRoutes } from '../rules/contract.ts';
import { checkTemplate, type Findings, isBlocking } from './check-template.ts';
import { templateRows } from './template-rows.ts';
import { sampleContext, type TemplateService, templateService } from './template-service.ts';

type Routes = typeof templateRoutes;
type Saved = DataOf<Routes['save']>;

export async function tryTemplate(context: Context<Routes['check']>): Promise<DataOf<Routes['check']>> {
  return findingsOf(context, await templateService(context.db, context.actor, context.body.ServiceKey));
}

async function findingsOf(
  context: Context<Routes['check']> | Context<Routes['save']>,
  service: TemplateService,
): Promise<Findings> {
  const { body, at, language, actor } = context;
  const samples = await sampleContext(context, service, at);
  return compileForUser(actor.Id, () =>
    checkTemplate({ Source: body.Source, setting: body.Language, language, ...samples }),
  );
}

/** Saves a template permanently if it passes its checks; a service can use it from its next version on. */
export async function saveTemplate(context: Context<Routes['save']>): Promise<Saved> {
  const { db, body, actor, address, at, idempotencyKey } = context;
  const request = { actor, idempotencyKey, action: 'TEMPLATE_SAVE', input: body };
  const service = await templateService(db, actor, body.ServiceKey);
  // Outside of the transaction: the checks take seconds and need no locked rows.
  const { Problems, Samples } = await findingsOf(context, service);
  if (isBlocking(Problems)) return failWithProblems(Problems);
  return db.transaction().execute(async (tx) => {
    const answered = await repeatedAnswer<Saved>(tx, request);
    if (answered) return answered;
    const ServiceId = body.IsForAll ? null : service.Id;
    const TemplateKey = newKey();
    await tx
      .insertInto('TemplateVersion')
      .values({
        TemplateKey,
        ServiceId,
        Language: body.Language,
        VersionNo: await nextVersionNo(tx, ServiceId, body.Language),
        Source: body.Source,
        Remark: body.Remark || null,
        Checks: json(Samples),
        CreatedAt: at,
        CreatedById: actor.Id,
      })
      .execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'TEMPLATE_SAVE',
      Object: TemplateKey,
      Address: address,
      Detail: { ServiceKey: service.ServiceKey, Language: body.Language, IsForAll: body.IsForAll },
    });
    const [row] = await templateRows(tx, actor, service.Id, TemplateKey);
    if (!row) return fail('ERR_SERVER');
    const { Source: _, ...saved } = row;
    await storeAnswer(tx, request, saved);
    return saved;
  });
}

/** Next version number, allocated one at a time even if there is no version yet to lock. */
async function nextVersionNo(tx: Tx, serviceId: number | null, language: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('template_version'))`.execute(tx);
  const newest = await tx
    .selectFrom('TemplateVersion')
    .select('VersionNo')
    .where('ServiceId', serviceId === null ? 'is' : '=', serviceId)
    .where('Language', '=', language as Saved['Language'])
    .orderBy('VersionNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (newest?.VersionNo ?? 0) + 1;
}

/** Fails with each problem and its position, also as data for the editor. */
const failWithProblems = (problems: readonly TemplateProblem[]): never =>
  fail('ERR_VALIDATION', {
    Fields: problems
      .filter(({ Tone }) => Tone === 'danger')
      .map(({ Line, Column, Message }) => ({
        Field: 'Source',
        Code: 'FIELD_DESIGN',
        Params: { line: Line, column: Column, message: Message },
      })),
    Data: { Problems: problems },
  });
