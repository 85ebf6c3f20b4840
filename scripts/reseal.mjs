/** `npm run reseal`: seals the keys of the portal under the last key in SECRET_KEY. */
import { runCommand } from './lib/run-command.mjs';

runCommand('platform/server/secret/reseal.command.ts');
