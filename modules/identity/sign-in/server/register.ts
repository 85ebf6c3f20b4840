import type { Selectable } from 'kysely';
import { accountStatuses, NEW_ACCOUNT_STATUS } from '#modules/identity/accounts/rules/index.ts';
import { MAIN_CLIENT } from '#platform/common/access/roles.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import type { authRoutes } from '../rules/contract.ts';
import { accountSearch } from './account-search.ts';
import { checkPhone } from './check-phone.ts';
import { inConstantTime } from './constant-time.ts';
import { findAccount } from './find-account.ts';
import { legalVersions } from './legal-versions.ts';
import { voidLinks } from './links.ts';
import { mailTemplates } from './mail-templates.ts';
import { sendOpeningLink } from './opening-link.ts';
import { organisationColumns } from './organisation-columns.ts';
import { hashPassword } from './password-hash.ts';
import { checkPassword } from './password-rules.ts';

type RegisterContext = Context<typeof authRoutes.register>;
type Account = Selectable<Tables['Account']>;
type Facts = Awaited<ReturnType<typeof accountFacts>>;

/**
 * Handles a client's registration with its organisation and sends the activation email; a known address gets
 * a different email. Response and timing are the same, so that they do not reveal known addresses.
 */
export async function register(registerContext: RegisterContext) {
  const { db, address } = registerContext;
  await countAttempt(db, { kind: 'register', account: registerContext.body.Email, address });
  const { Password, Email, FirstName, LastName, OrgName } = registerContext.body;
  await checkPassword(Password, [Email, FirstName, LastName, ...Object.values(OrgName)]);
  const PhoneNo = checkPhone('PhoneNo', registerContext.body.PhoneCode, registerContext.body.PhoneNo);
  const context = { ...registerContext, body: { ...registerContext.body, PhoneNo } };
  await inConstantTime(async () => {
    const facts = await accountFacts(context, await hashPassword(registerContext.body.Password));
    await db.transaction().execute((tx) => addOrNotify(tx, context, facts));
  });
  return {};
}

async function addOrNotify(tx: Tx, context: RegisterContext, facts: Facts): Promise<void> {
  const id = await addAccount(tx, facts);
  const AccountId =
    id === null ? await knownAddress(tx, context, facts) : await newClient(tx, context, facts, id);
  const Detail = { Email: facts.Email, IsKnown: id === null };
  await audit(tx, { AccountId, Event: 'REGISTER', Address: context.address, Detail });
}

async function accountFacts({ db, body, language }: RegisterContext, PasswordHash: string) {
  const { TermsVersion, PrivacyVersion } = await legalVersions(db);
  return {
    Email: body.Email.toLowerCase(),
    PasswordHash,
    FirstName: body.FirstName,
    MiddleName: body.MiddleName,
    LastName: body.LastName,
    PhoneCode: body.PhoneCode,
    PhoneNo: body.PhoneNo,
    Language: language,
    Search: accountSearch(body),
    TermsVersion,
    PrivacyVersion,
  };
}

/** Null if the address is taken; of two concurrent requests, one succeeds. */
async function addAccount(tx: Tx, facts: Facts): Promise<number | null> {
  const row = await tx
    .insertInto('Account')
    .values({
      ...facts,
      UserKey: newKey(),
      Status: NEW_ACCOUNT_STATUS,
      Roles: [MAIN_CLIENT],
      OrganisationId: null,
      ParentId: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('Id')
    .executeTakeFirst();
  return row?.Id ?? null;
}

async function newClient(tx: Tx, context: RegisterContext, facts: Facts, id: number): Promise<number> {
  const organisation = await tx
    .insertInto('Organisation')
    .values({ OrganisationKey: newKey(), ...organisationColumns(context.body) })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('Account').set({ OrganisationId: organisation.Id }).where('Id', '=', id).execute();
  const { ServiceKey } = context.body;
  await sendOpeningLink(tx, context.settings, { ...facts, Id: id, ServiceKey }, context.language, context.at);
  return id;
}

/** Only the owner of the mailbox is informed that the address is known. */
async function knownAddress(tx: Tx, context: RegisterContext, facts: Facts): Promise<number | null> {
  const { settings, at } = context;
  const account = await findAccount(tx, facts.Email).forNoKeyUpdate().executeTakeFirst();
  if (account && accountStatuses.active.includes(account.Status)) {
    const link = portalLink(settings, '/forgot');
    await queueMail(tx, {
      to: account.Email,
      language: account.Language,
      template: mailTemplates.alreadyRegistered,
      link,
      cause: null,
    });
  }
  if (account && accountStatuses.pending.includes(account.Status)) {
    const isOwn =
      account.PasswordHash !== null && account.ParentId === null && account.OrganisationId !== null;
    if (isOwn) await replaceRegistration(tx, context, facts, account);
    const opened = isOwn
      ? { ...account, ...facts, PasswordHash: null, ServiceKey: context.body.ServiceKey }
      : account;
    await sendOpeningLink(tx, settings, opened, context.language, at);
  }
  return account?.Id ?? null;
}

/**
 * Replaces a registration that was not yet activated, perhaps by another person: the latest names apply, and
 * no password does. The mailbox's owner chooses one with the new link and accepts the terms, so that
 * registering an address just after its owner gives no access. An organisation that others have joined keeps
 * its names.
 */
async function replaceRegistration(
  tx: Tx,
  context: RegisterContext,
  facts: Facts,
  account: Account,
): Promise<void> {
  await voidLinks(tx, account.Id, context.at);
  await tx
    .updateTable('Account')
    .set({ ...facts, PasswordHash: null, TermsVersion: null, PrivacyVersion: null })
    .where('Id', '=', account.Id)
    .execute();
  await tx
    .updateTable('Organisation')
    .set(organisationColumns(context.body))
    .where('Id', '=', account.OrganisationId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('Account')
            .select('Account.Id')
            .whereRef('Account.OrganisationId', '=', 'Organisation.Id')
            .where('Account.Id', '<>', account.Id),
        ),
      ),
    )
    .execute();
}
