import { certificateAddress } from '#modules/certification/certificates/rules/index.ts';
import { accountAddress } from '#modules/identity/accounts/rules/index.ts';
import { applicationPath } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { logRoutes } from '../rules/contract.ts';
import { namedRows, toLogRow } from './log-row.ts';
import { resolveNames } from './resolve-names.ts';

/**
 * Returns one event of the event log for its side panel with all details: changes, user agent, session,
 * seal, and a link to its object.
 */
export async function viewRow({ db, query, language }: Context<typeof logRoutes.view>) {
  const row =
    (await namedRows(db)
      .leftJoin('AuditSeal', 'AuditSeal.AuditId', 'Audit.Id')
      .select([
        'Audit.Agent',
        'Audit.SessionId',
        'AuditSeal.No as SealNo',
        'AuditSeal.At as SealedAt',
        'AuditSeal.Hash',
      ])
      .where('Audit.Id', '=', query.No)
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const { SealNo, SealedAt, Hash } = row;
  const [named = toLogRow(row, language)] = await resolveNames(db, [toLogRow(row, language)]);
  return {
    ...named,
    UserKey: row.UserKey,
    Agent: row.Agent,
    HasSession: row.SessionId !== null,
    Link: row.Object === null ? null : await linkTo(db, row.Object),
    Seal:
      SealNo !== null && SealedAt && Hash
        ? { No: SealNo, At: SealedAt.toISOString(), Hash: Hash.toString('hex') }
        : null,
  };
}

/** Address of the screen of an object, identified in the row by its key or number. */
async function linkTo(db: Db, object: string): Promise<string | null> {
  const application = await db
    .selectFrom('Application')
    .select('ApplicationKey')
    .where((eb) => eb.or([eb('ApplicationKey', '=', object), eb('ApplicationNo', '=', object)]))
    .executeTakeFirst();
  if (application) return applicationPath(application);
  const certificate = await db
    .selectFrom('Certificate')
    .select(['CertificateKey', 'Kind'])
    .where((eb) => eb.or([eb('CertificateKey', '=', object), eb('CertificateNo', '=', object)]))
    .executeTakeFirst();
  if (certificate) return certificateAddress(certificate);
  const account = await db
    .selectFrom('Account')
    .leftJoin('Account as Client', 'Client.Id', 'Account.ParentId')
    .select(['Account.UserKey', 'Account.OrganisationId', 'Client.UserKey as ClientKey'])
    .where('Account.UserKey', '=', object)
    .executeTakeFirst();
  return account ? accountAddress({ ...account, IsClient: account.OrganisationId !== null }) : null;
}
