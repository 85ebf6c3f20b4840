/** `npm run portal -- doctor`: checks the settings and every dependency of the portal; exits with code 1 when a check fails. */
import '../compose.ts';
import { type Examined, examine } from '#modules/operations/diagnostics/server/run-checks.ts';

const OUTCOME_TEXTS = { OK: 'ok  ', WARN: 'warn', FAIL: 'FAIL' } as const;

const line = ({ Check, ...found }: Examined): string =>
  [
    `${OUTCOME_TEXTS[found.Level]}  ${Check.padEnd(12)}  ${found.What}`,
    ...(found.Level === 'OK' ? [] : [found.Why, found.Do].map((text) => `${' '.repeat(20)}${text}`)),
  ].join('\n');

const options = process.argv.slice(2);
const unknown = options.find((one) => one !== '--json');
if (unknown !== undefined) {
  console.error(`Unknown option ${unknown}. Available: --json`);
  process.exit(2);
}
const found = await examine(process.env, new Date());
const counted = (level: Examined['Level']) => found.filter(({ Level }) => Level === level).length;
if (options.length > 0) for (const one of found) console.log(JSON.stringify(one));
else console.log(`${found.map(line).join('\n')}\n\n${counted('FAIL')} errors, ${counted('WARN')} warnings`);
process.exit(counted('FAIL') > 0 ? 1 : 0);
