#!/usr/bin/env node
/**
 * `npm run portal -- <command>`: runs a command of the portal, such as backup or doctor, after installing and
 * building what is missing. The container image has it in its path as `portal <command>`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalEnvironment, portalNode } from './lib/node-runtime.mjs';
import { COMMANDS } from './lib/portal-commands.mjs';
import { root } from './lib/source-files.mjs';

async function main([...argv]) {
  const row = COMMANDS.find(({ name }) => argv.slice(0, name.split(' ').length).join(' ') === name);
  if (!row) {
    const isUnknown = argv.length > 0 && argv[0] !== 'help' && argv[0] !== '--help';
    if (isUnknown) console.error(`portal: unknown command "${argv.join(' ')}"\n`);
    console[isUnknown ? 'error' : 'log'](help());
    process.exitCode = isUnknown ? 2 : 0;
    return;
  }
  // The image is built, and does not contain these files.
  const installer = join(root, 'scripts/lib/install-packages.mjs');
  if (existsSync(installer)) {
    await (await import(installer)).installPackages({ withTools: false });
    await (await import(join(root, 'scripts/lib/build.mjs'))).build('server');
  }
  const args = [join(root, row.file), ...argv.slice(row.name.split(' ').length)];
  // The process is replaced, so that signals reach the command and its exit code is returned.
  if (process.execve) process.execve(portalNode(), [portalNode(), ...args], portalEnvironment());
  process.exitCode =
    spawnSync(portalNode(), args, { stdio: 'inherit', env: portalEnvironment() }).status ?? 2;
}

const help = () =>
  ['portal <command>', '', ...COMMANDS.map(({ name, does }) => `  ${name.padEnd(20)}${does}`)].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
