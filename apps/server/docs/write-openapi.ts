/** Part of `npm run release`: writes the OpenAPI document of this version to the file that its argument names. */
import '../compose.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApiDocument } from './openapi.ts';

const [file = 'dist/openapi.json'] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.exit();
