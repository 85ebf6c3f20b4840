/** `npm run re-encrypt`: encrypts the keys of the portal under the last key in SECRET_KEY. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/re-encrypt.command.ts');
