/**
 * `npm run check:certificates`: checks that document, signature, register, credential and log of each
 * certificate agree. `--json` for programs.
 */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/check-certificates.command.ts');
