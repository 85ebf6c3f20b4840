/** Hook `commit-msg`: refuses a commit whose subject is not conventional. Its argument is the file of the message. */
import { readFileSync } from 'node:fs';
import { subjectFault } from './lib/conventional-commits.mjs';

const [subject = ''] = readFileSync(process.argv[2], 'utf8').split('\n');
const fault = subjectFault(subject);
if (fault) {
  console.error(`The subject of the commit is ${fault}.`);
  process.exitCode = 1;
}
