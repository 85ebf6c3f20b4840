/**
 * Generates `data.json` of a user's personal data export piece by piece: account, sign-in methods, sessions
 * and log, and the parts that other modules provide.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { ownParts } from '../../hooks.ts';
import { profileOf } from '../profile.ts';
import type { OwnFile } from './own-files.ts';
import { OWN_PARTS, type OwnPart } from './own-parts.ts';

/** The user's sign-in methods and their dates, never the secrets themselves. */
async function ownSignIn(db: Queries, accountId: number) {
  const account = await db
    .selectFrom('Account')
    .leftJoin('Totp', 'Totp.AccountId', 'Account.Id')
    .select(['Account.PasswordHash', 'Totp.ConfirmedAt'])
    .where('Account.Id', '=', accountId)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('Passkey')
    .select(['Name', 'CreatedAt', 'UsedAt'])
    .where('AccountId', '=', accountId)
    .orderBy('Id')
    .execute();
  const identities = await db
    .selectFrom('Identity')
    .select(['Issuer', 'Subject', 'CreatedAt'])
    .where('AccountId', '=', accountId)
    .execute();
  return {
    HasPassword: account.PasswordHash !== null,
    AuthenticatorSince: account.ConfirmedAt,
    Passkeys: passkeys,
    Providers: identities,
  };
}

const ownSessions = (db: Queries, accountId: number) =>
  db
    .selectFrom('Session')
    .select(['CreatedAt', 'SeenAt', 'ExpiresAt', 'EndedAt', 'Method', 'Address', 'Agent'])
    .where('AccountId', '=', accountId)
    .orderBy('Id', 'desc')
    .execute();

/** The user's actions in the event log. Their details name other people, so they are not included. */
const ownLog = (db: Queries, accountId: number) =>
  db
    .selectFrom('Audit')
    .select(['At', 'Event', 'Object', 'Address'])
    .where('AccountId', '=', accountId)
    .orderBy('Id', 'desc')
    .execute();

/** Generates `data.json` in pieces, with one application in memory at a time. */
export async function* ownData(
  portal: Portal,
  actor: SignedIn,
  at: Date,
  files: readonly OwnFile[],
): AsyncGenerator<string> {
  const parts = [
    ...(await partsOfAccount(portal, actor, files)),
    ...(await ownParts.run({ portal, actor, at })).flat(),
  ];
  yield `{\n"MadeAt": ${json(at.toISOString())}`;
  for (const name of OWN_PARTS) {
    const part = parts.find(({ Name }) => Name === name);
    if (!part) throw new Error(`No module provides ${name} of the stored personal data.`);
    yield* write(part);
  }
  yield '\n}\n';
}

/** The parts that this module stores itself. */
async function partsOfAccount(
  { db }: Portal,
  actor: SignedIn,
  files: readonly OwnFile[],
): Promise<OwnPart[]> {
  const { Organisation, Consents, Closing: _closing, ...Account } = await profileOf(db, actor);
  return [
    { Name: 'Account', read: () => Account },
    { Name: 'Organisation', read: () => Organisation },
    { Name: 'SignIn', read: () => ownSignIn(db, actor.Id) },
    { Name: 'Sessions', read: () => ownSessions(db, actor.Id) },
    { Name: 'Consents', read: () => Consents },
    { Name: 'Log', read: () => ownLog(db, actor.Id) },
    {
      Name: 'Files',
      read: () =>
        files.map(({ StorageKey: _key, CreatedAt, ...file }) => ({ ...file, At: CreatedAt.toISOString() })),
    },
  ];
}

async function* write(part: OwnPart): AsyncGenerator<string> {
  if ('read' in part) {
    yield `,\n${json(part.Name)}: ${json(await part.read())}`;
    return;
  }
  yield `,\n${json(part.Name)}: [`;
  let isFirst = true;
  for await (const row of part.rows()) {
    yield `${isFirst ? '' : ','}\n${json(row)}`;
    isFirst = false;
  }
  yield ']';
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
