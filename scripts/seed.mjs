/**
 * `npm run seed -- --applications 1000000`: fills a trial portal with years of data, for tests at full size.
 */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/seed.command.ts');
