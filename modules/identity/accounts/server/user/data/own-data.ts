import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { ownParts } from '../../hooks.ts';
import { profileOf } from '../profile.ts';
import type { OwnFile } from './own-files.ts';
import { OWN_PARTS, type OwnPart } from './own-parts.ts';
import { ownLog, ownSessions, ownSignIn } from './own-records.ts';

/** `data.json`, piece by piece: one application is in memory at a time. */
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
    if (!part) throw new Error(`No module answers ${name} of what is kept about a person.`);
    yield* write(part);
  }
  yield '\n}\n';
}

/** What this module keeps itself. */
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
