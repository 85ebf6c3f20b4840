/**
 * `npm run portal -- re-encrypt`: re-encrypts the portal's stored keys with the last key in SECRET_KEY; with
 * `--regenerate` it replaces them by new ones, after which data encrypted under the old ones is unreadable.
 */
import '../texts.ts';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';
import { KeyLostError } from '#platform/server/secret/purpose-key.ts';
import { reEncryptKeys, regenerateKeys } from '#platform/server/secret/re-encrypt-keys.ts';

try {
  const { values } = parseArgs({ options: { regenerate: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  await withDatabase(settings, (url) => work(url, settings, values.regenerate));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof KeyLostError)
    console.error(
      'Nothing was changed. Set SECRET_KEY to the previous key of the portal, followed by a comma and the new one. If the previous key is lost, see docs/operate.md.',
    );
  process.exitCode = 1;
}

async function work(url: string, settings: Settings, isRegenerated: boolean): Promise<void> {
  const { db } = connect(url, 1);
  const isChange = settings.SECRET_KEY?.includes(',');
  try {
    const count = await (isRegenerated ? regenerateKeys : reEncryptKeys)({ db, settings });
    console.log(
      `${count} keys${isRegenerated ? ', newly generated,' : ''} are now encrypted under ${isChange ? 'the last key in SECRET_KEY' : 'SECRET_KEY'}.`,
    );
    if (isChange) console.log('Remove the first key from SECRET_KEY and restart every process.');
    if (isRegenerated)
      console.log(
        'Data encrypted under the previous keys can no longer be read: authenticators, recovery codes, links in emails.',
      );
  } finally {
    await db.destroy();
  }
}
