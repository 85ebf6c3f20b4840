/**
 * `npm run portal -- administrator <email> [first name] [last name]`: creates the first administrator, or restores
 * access for the last one, and prints the one-time address for choosing a password.
 */
import '../compose.ts';

import { grantAdministrator } from '#modules/identity/accounts/server/grant-administrator.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { withDatabase } from '#platform/server/database/with-database.ts';

const [email = '', firstName = 'First', lastName = 'Administrator'] = process.argv.slice(2);

try {
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email))
    throw new Error(
      'An email address is required: npm run portal -- administrator <email> [first name] [last name]',
    );
  const settings = readSettings(process.env);
  await withDatabase(settings, async (url) => {
    const { db } = connect(url, 1);
    try {
      const link = await grantAdministrator(db, settings, { email, firstName, lastName, at: new Date() });
      console.log(`${email} can choose a password at this address, once, and then sign in:\n${link}`);
    } finally {
      await db.destroy();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
