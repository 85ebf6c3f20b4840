/** `npm run re-encrypt`: encrypts the portal's keys again with the last key in SECRET_KEY. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/re-encrypt.command.ts');
