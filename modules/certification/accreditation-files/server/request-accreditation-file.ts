import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { accreditationFileRoutes } from '../rules/contract.ts';
import { type AccreditationFileRow, toAccreditationFileView } from './accreditation-file-view.ts';
import { visibleCertificate } from './visible-certificate.ts';

type Route = (typeof accreditationFileRoutes)['make'];
type Certificate = NonNullable<Awaited<ReturnType<typeof visibleCertificate>>>;

/**
 * API handler with which staff request a certificate's accreditation file: counts the attempt against its
 * limit and queues the generation. Requests while one is being generated return the same file.
 */
export async function requestAccreditationFile(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, idempotencyKey, address } = context;
  const certificate = (await visibleCertificate(db, actor, body)) ?? fail('ERR_NOT_FOUND');
  // Outside of the transaction, so that refused attempts remain counted.
  await countAttempt(db, { kind: 'accreditationFile', account: actor.UserKey, address });
  const request = { actor, idempotencyKey, action: 'ACCREDITATION_FILE', input: body };
  return db.transaction().execute(async (tx) => {
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    const added = await insertRequest(tx, context, certificate);
    const view = toAccreditationFileView(added ?? (await newestFile(tx, context, certificate)));
    await storeAnswer(tx, request, view);
    return view;
  });
}

/** Null if one is already being generated for this user; concurrent requests wait for each other here. */
async function insertRequest(
  tx: Tx,
  context: Context<Route>,
  certificate: Certificate,
): Promise<AccreditationFileRow | null> {
  const { body, actor, language, at, address } = context;
  const added = await tx
    .insertInto('AccreditationFile')
    .values({
      CertificateId: certificate.Id,
      AccountId: actor.Id,
      AccreditationFileKey: newKey(),
      Language: body.Language ?? language,
      RequestedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return null;
  await enqueue(
    tx,
    'accreditation-file.generate',
    { AccreditationFileId: added.Id },
    { queue: 'accreditationFile' },
  );
  await audit(tx, {
    AccountId: actor.Id,
    Event: 'ACCREDITATION_FILE_REQUESTED',
    Object: certificate.CertificateNo,
    Address: address,
    Detail: { AccreditationFileKey: added.AccreditationFileKey, Language: added.Language },
  });
  return added;
}

/** It may have been finished in the meantime, so the newest file is returned. */
const newestFile = (
  tx: Tx,
  { actor }: Context<Route>,
  certificate: Certificate,
): Promise<AccreditationFileRow> =>
  tx
    .selectFrom('AccreditationFile')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
