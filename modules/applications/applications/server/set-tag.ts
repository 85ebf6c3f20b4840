/** Adds a staff tag to a service or application, or removes it. */
import type { tagRoutes } from '#modules/catalogue/reference-data/rules/index.ts';
import {
  canManageServices,
  invalidateServices,
  servicesInScope,
} from '#modules/catalogue/services/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { visibleTo } from './scope.ts';

type Route = (typeof tagRoutes)['submit'];
type Answer = DataOf<Route>;
type TaggedRecord = { Table: 'Service' | 'Application'; Id: number; Name: string | null; Tags: string[] };

/** Maximum number of tags per service or application. */
const MAX_TAGS = 20;

/**
 * Sets or removes a tag. The record's Version does not change: tags only help searching, and must not
 * interrupt users who are editing a form.
 */
export const setTag = async (context: Context<Route>, isOn: boolean): Promise<Answer> => {
  const { db, body, actor, idempotencyKey } = context;
  if (body.ServiceKey !== undefined && !canManageServices(actor)) fail('ERR_FORBIDDEN');
  const request = { actor, idempotencyKey, action: isOn ? 'TAG_SUBMIT' : 'TAG_REMOVE', input: body };
  const answer = await db.transaction().execute(async (tx) => {
    const carrier = (await lockTaggedRecord(tx, actor, body)) ?? fail('ERR_NOT_FOUND');
    const first = await repeatedAnswer<Answer>(tx, request);
    if (first) return first;
    if (isOn) await assertTagAllowed(tx, body.TagCode, carrier.Tags);
    const TagCodes = await write(tx, context, carrier, isOn);
    await storeAnswer(tx, request, { TagCodes });
    return { TagCodes };
  });
  if (body.ServiceKey !== undefined) invalidateServices(db);
  return answer;
};

async function lockTaggedRecord(
  tx: Tx,
  actor: SignedIn,
  { ServiceKey, ApplicationKey }: Context<Route>['body'],
): Promise<TaggedRecord | undefined> {
  if (ServiceKey !== undefined) {
    const row = await tx
      .selectFrom('Service')
      .select(['Id', 'SchemeCode as Name', 'Tags'])
      .where(servicesInScope(actor))
      .where('ServiceKey', '=', ServiceKey)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row && { ...row, Table: 'Service' };
  }
  const row = await tx
    .selectFrom('Application')
    .select(['Application.Id', 'Application.ApplicationNo as Name', 'Application.Tags'])
    .where(visibleTo(actor))
    .where('Application.ApplicationKey', '=', String(ApplicationKey))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, Table: 'Application' };
}

/** Locks the tag row until the transaction ends, so that it cannot be removed while being assigned. */
async function assertTagAllowed(tx: Tx, code: string, tags: readonly string[]): Promise<void> {
  if (tags.includes(code)) return;
  const tag = await tx
    .selectFrom('Tag')
    .select('IsActive')
    .where('TagCode', '=', code)
    .forShare()
    .executeTakeFirst();
  if (!tag) failField('TagCode', 'TAG_UNKNOWN');
  else if (!tag.IsActive) failField('TagCode', 'TAG_RETIRED');
  if (tags.length >= MAX_TAGS) failField('TagCode', 'TAG_TOO_MANY', { max: MAX_TAGS });
}

async function write(
  tx: Tx,
  { actor, address, body }: Context<Route>,
  { Table, Id, Name, Tags }: TaggedRecord,
  isOn: boolean,
): Promise<string[]> {
  const others = Tags.filter((code) => code !== body.TagCode);
  if (others.length < Tags.length === isOn) return Tags;
  const next = isOn ? [...others, body.TagCode] : others;
  await tx
    .updateTable(Table as 'Service')
    .set({ Tags: next })
    .where('Id', '=', Id)
    .execute();
  await audit(tx, {
    AccountId: actor.Id,
    Event: isOn ? 'TAG_ON' : 'TAG_OFF',
    Object: body.ServiceKey ?? body.ApplicationKey ?? null,
    Address: address,
    Detail: { TagCode: body.TagCode, [Table === 'Service' ? 'SchemeCode' : 'ApplicationNo']: Name },
  });
  return next;
}
