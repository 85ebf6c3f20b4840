/** `npm run seed -- --applications 1000000`: fills a portal for trying out with years of work, to see it at size. */
import { runCommand } from './lib/run-command.mjs';

runCommand('apps/server/commands/seed.command.ts');
