/**
 * Starts the simulated image as in production (unprivileged user, separate API and worker, tables of another
 * database role) and checks pages, API and commands.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { answers, freePort } from '../stories/support/start-portal.ts';
import type { StageResult } from './execute-stage.ts';

/** The user that the image runs as, if this process may switch users. */
const NOBODY = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

/**
 * Starts the result of the Dockerfile and returns each check with its result. Throws if something is wrong.
 */
export async function verifyImage(image: StageResult, folder: string): Promise<[string, string][]> {
  // The path is so long that PostgreSQL uses a TCP port: another user could not access the folder of a
  // socket.
  const dataDir = join(folder, `database-${'x'.repeat(90)}`);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711);
  const database = await startEmbedded({ dataDir });
  const running: ChildProcess[] = [];
  try {
    const roles = await makeRoles(database.url);
    const port = await freePort();
    const env = environment(image, { ...roles, port });
    const portal = (args: string[], more = {}) =>
      execFileSync('node', ['scripts/portal.mjs', ...args], {
        ...{ cwd: join(image.root, 'app'), env: { ...env, ...more }, encoding: 'utf8' as const },
        ...NOBODY,
      }).trim();
    const migrated = portal(['migrate'], { DATABASE_OWNER_URL: roles.owner });
    for (const PORTAL_ROLE of ['api', 'worker'])
      running.push(
        spawn('node', ['scripts/portal.mjs', 'start'], {
          ...{ cwd: join(image.root, 'app'), env: { ...env, PORTAL_ROLE }, stdio: ['ignore', 2, 2] },
          ...NOBODY,
        }),
      );
    const url = `http://127.0.0.1:${port}`;
    await answers(url, () => running[0]?.exitCode ?? null);
    return [
      ['size of the image without Node, MB', megabytes(image.root)],
      ['runs as', `${image.user}`],
      ['files of the portal that it can change', writable(image.root)],
      ['migrated as the owner', `${migrated.split(',').length} migrations`],
      ['the sign-in page', await statusOf(`${url}/login`, 200)],
      ['the public site', await statusOf(`${url}/`, 200)],
      ['sign-in with a wrong password', await wrongPassword(url)],
      ['event log, verified in the image', portal(['check', 'audit'])],
      ['ended by SIGTERM', await ended(running)],
    ];
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await database.stop();
  }
}

type Roles = { owner: string; url: string };

/** Creates two database roles as compose.yaml does: one owns the tables, the other may use them. */
async function makeRoles(url: string): Promise<Roles> {
  const { db } = connect(url, 1);
  const query = (statement: string) => sql.raw(statement).execute(db);
  const addressOf = async (name: string) => {
    const password = randomBytes(12).toString('hex');
    await query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
    const address = new URL(url);
    Object.assign(address, { username: name, password, pathname: '/portal' });
    return address.href;
  };
  const owner = await addressOf('portal_owner');
  const used = await addressOf('portal');
  await query('GRANT portal_owner TO CURRENT_USER');
  await query('CREATE DATABASE portal OWNER portal_owner');
  await db.destroy();
  return { owner, url: used };
}

const environment = (image: StageResult, { url, port }: Roles & { port: number }): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  ...image.env,
  METRICS_PORT: '',
  DATA_DIR: join(image.root, 'data'),
  DATABASE_URL: url,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  PORT: String(port),
  SECRET_KEY: randomBytes(32).toString('base64'),
});

const megabytes = (path: string): string =>
  execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0] ?? '';

/**
 * Checks that nothing is world-writable. All files belong to root, so with correct permissions the portal
 * cannot change them.
 */
function writable(root: string): string {
  accessSync(join(root, 'app'), constants.R_OK);
  const found = execFileSync(
    'find',
    [join(root, 'app'), '(', '-perm', '-o=w', '-o', '-uid', '1000', ')', '!', '-type', 'l'],
    {
      encoding: 'utf8',
    },
  ).trim();
  if (found && process.getuid?.() === 0)
    throw new Error(`The portal could change its own files: ${found.slice(0, 400)}`);
  return 'none';
}

async function statusOf(address: string, expectedStatus: number): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  if (answer.status !== expectedStatus || !text.includes('<html'))
    throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`);
  return `${answer.status}, ${text.length} characters`;
}

async function wrongPassword(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/backend/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: 'nobody@body.example', Password: 'not the password' }),
  });
  if (answer.status !== 400 && answer.status !== 401)
    throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return `${answer.status} ${(await answer.text()).slice(0, 80)}`;
}

async function ended(running: readonly ChildProcess[]): Promise<string> {
  const codes = running.map(
    (child) => new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))),
  );
  for (const child of running) child.kill('SIGTERM');
  const all = await Promise.all(codes);
  if (all.some((code) => code !== 0)) throw new Error(`SIGTERM ended the processes with ${all.join(', ')}`);
  return `exit codes ${all.join(', ')}`;
}
