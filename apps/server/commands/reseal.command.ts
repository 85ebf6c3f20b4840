/** `npm run reseal`: seals the keys of the portal under the last key in SECRET_KEY. */
import '../texts.ts';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';
import { KeyLost } from '#platform/server/secret/purpose-key.ts';
import { drawAnew, reseal } from '#platform/server/secret/reseal.ts';

try {
  const { values } = parseArgs({ options: { 'draw-anew': { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  await withDatabase(settings, (url) => work(url, settings, values['draw-anew']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof KeyLost)
    console.error(
      'Nothing was changed. Set SECRET_KEY to the key that the portal had, with a comma and the new one behind it. If it is lost for good, docs/operate.md says what to do.',
    );
  process.exitCode = 1;
}

async function work(url: string, settings: Settings, isDrawnAnew: boolean): Promise<void> {
  const { db } = connect(url, 1);
  const isChange = settings.SECRET_KEY?.includes(',');
  try {
    const count = await (isDrawnAnew ? drawAnew : reseal)({ db, settings });
    console.log(
      `${count} keys${isDrawnAnew ? ', drawn anew,' : ''} are sealed under ${isChange ? 'the last key in SECRET_KEY' : 'SECRET_KEY'} now.`,
    );
    if (isChange) console.log('Take the first away from SECRET_KEY and restart every process.');
    if (isDrawnAnew)
      console.log('What the old ones sealed opens no more: authenticators, recovery codes, links in mails.');
  } finally {
    await db.destroy();
  }
}
