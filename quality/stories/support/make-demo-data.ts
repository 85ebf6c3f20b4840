/** `npm test` creates the stories' demo data while running the tests that need none: reports where it is. */
import '#apps/server/compose.ts';
import { constants, setPriority } from 'node:os';
import { makeDemoData } from './demo-data.ts';

// Out of what those tests leave of the processors.
setPriority(constants.priority.PRIORITY_LOW);
process.stdout.write(await makeDemoData(), () => process.exit(0));
