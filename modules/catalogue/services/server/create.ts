/**
 * Creates a service with its first draft, from default values or as a copy of another service, checks the
 * workflow and logs it. There is no row to lock, so it bypasses the usual action handler.
 */
import { sql } from 'kysely';
import type { z } from 'zod';
import { decide } from '#platform/common/workflow/decide.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { ActionRequest } from '#platform/server/workflow/perform-action.ts';
import { rejectAction } from '#platform/server/workflow/reject-action.ts';
import { blankDefinition } from '../rules/blank-definition.ts';
import type { ServiceView } from '../rules/contract.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { serviceInputs } from '../rules/inputs.ts';
import {
  type StoredServiceStatus,
  serviceStatuses,
  VERSION_STATUS_AFTER,
  versionStatuses,
} from '../rules/statuses.ts';
import { serviceWorkflow } from '../rules/workflow.ts';
import { noService } from './facts-of.ts';
import { lockServiceList } from './lock-service-list.ts';
import { viewService } from './view.ts';

type Input = z.output<typeof serviceInputs.create>;
export type CreateServiceRequest = Omit<ActionRequest<'CREATE'>, 'key'>;

/**
 * Creates a service (action CREATE). There is no row to lock yet, so it has a shorter version of the usual
 * steps.
 */
export function createService(portal: Portal, request: CreateServiceRequest): Promise<ServiceView> {
  const { actor, at, language, input, action, address } = request;
  const serviceInput = input as Input;
  return portal.db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<ServiceView>(tx, request);
    if (first) return first;
    await lockServiceList(tx);
    const definition = await firstDefinition(tx, serviceInput);
    const facts: ServiceFacts = {
      ...noService(at),
      IsSchemeTaken: await isSchemeTaken(tx, serviceInput),
      IsCopyUnknown: definition === null,
    };
    const decision = decide(serviceWorkflow, action, { facts, actor, at, input });
    if (!decision.Allowed) return rejectAction(serviceWorkflow, decision, language);
    if (!definition) throw new Error('the table allows this action only with a known service to copy');
    const Status = decision.Change.Status as StoredServiceStatus;
    const ServiceKey = await insertService(tx, { definition, Status, accountId: actor.Id, at });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'SERVICE_CREATE',
      Object: ServiceKey,
      Address: address,
      Detail: {
        SchemeCode: serviceInput.SchemeCode,
        ...(serviceInput.CopyOf && { CopyOf: serviceInput.CopyOf }),
      },
    });
    const view = await viewService({ db: tx, settings: portal.settings }, actor, ServiceKey, language, at);
    await storeAnswer(tx, request, view);
    return view;
  });
}

/**
 * Definition of the first draft: nearly empty, or a copy of another service's newest version. Null if that
 * service does not exist.
 */
export async function firstDefinition(
  db: Queries,
  { SchemeCode, Name, Kind, CopyOf }: Input,
): Promise<ServiceDefinition | null> {
  if (CopyOf === undefined) return blankDefinition({ SchemeCode, Name, Kind });
  const copied = await db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select('Definition')
    .where('ServiceKey', '=', CopyOf)
    .where('Service.Status', 'in', serviceStatuses.present)
    .where('ServiceVersion.Status', 'in', versionStatuses.notWithdrawn)
    .orderBy('VersionNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return copied ? { ...copied.Definition, SchemeCode, Name } : null;
}

/** Whether another service has the scheme code. The lock on the list keeps the answer true until the commit. */
const isSchemeTaken = async (tx: Tx, { SchemeCode }: Input): Promise<boolean> =>
  (await tx.selectFrom('Service').select('Id').where('SchemeCode', '=', SchemeCode).executeTakeFirst()) !==
  undefined;

type NewService = { definition: ServiceDefinition; Status: StoredServiceStatus; accountId: number; at: Date };

/** Inserts the service at the end of the list, with its first draft. */
async function insertService(tx: Tx, { definition, Status, accountId, at }: NewService): Promise<string> {
  const { Id, ServiceKey } = await tx
    .insertInto('Service')
    .values({
      ServiceKey: newKey(),
      SchemeCode: definition.SchemeCode,
      Position: sql`(select coalesce(max(position) + 1, 0) from service)`,
      Status,
      CreatedAt: at,
      UpdatedAt: at,
    })
    .returning(['Id', 'ServiceKey'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ServiceVersion')
    .values({
      ServiceId: Id,
      VersionNo: 1,
      Definition: json(definition),
      Status: VERSION_STATUS_AFTER.CREATE,
      EffectiveOn: null,
      PublishedAt: null,
      CreatedAt: at,
      CreatedById: accountId,
      UpdatedAt: at,
      UpdatedById: accountId,
    })
    .execute();
  return ServiceKey;
}
