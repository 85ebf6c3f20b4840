#!/usr/bin/env node
/**
 * `portal <command>`: runs a command of an installed portal without npm. The container image has it in its
 * path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalEnvironment, portalNode } from './lib/node-runtime.mjs';
import { COMMANDS } from './lib/portal-commands.mjs';
import { root } from './lib/source-files.mjs';

function main([...words]) {
  const row = COMMANDS.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);
  if (!row) {
    const asked = words.length > 0 && words[0] !== 'help' && words[0] !== '--help';
    if (asked) console.error(`portal: unknown command "${words.join(' ')}"\n`);
    console[asked ? 'error' : 'log'](help());
    process.exitCode = asked ? 2 : 0;
    return;
  }
  if (!existsSync(join(root, row.file))) {
    console.error('The server is not built yet. Run `npm run build` first.');
    process.exitCode = 2;
    return;
  }
  const args = [join(root, row.file), ...words.slice(row.name.split(' ').length)];
  // The process is replaced, so that signals reach the command and its exit code is returned.
  if (process.execve) process.execve(portalNode(), [portalNode(), ...args], portalEnvironment());
  process.exitCode =
    spawnSync(portalNode(), args, { stdio: 'inherit', env: portalEnvironment() }).status ?? 2;
}

const help = () =>
  ['portal <command>', '', ...COMMANDS.map(({ name, does }) => `  ${name.padEnd(20)}${does}`)].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
