/**
 * `npm run dependencies`: writes docs/dependencies.md and fails if a third-party package has no reason, a
 * licence that is not allowed, or an unreviewed install script or source.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyPage, dependencyProblems } from './lib/dependencies.mjs';
import { root } from './lib/source-files.mjs';

writeFileSync(join(root, 'docs/dependencies.md'), dependencyPage());
const problems = dependencyProblems();
for (const line of problems) console.error(line);
process.exitCode = problems.length > 0 ? 1 : 0;
