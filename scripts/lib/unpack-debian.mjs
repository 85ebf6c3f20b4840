/**
 * Provides Debian packages to tests and Node without root rights: downloads them with their dependencies,
 * unpacks them into .cache/debian, and adds their commands and fonts.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';
import { root } from './source-files.mjs';

const APT = join(root, '.cache/apt');
const TREE = join(root, '.cache/debian');
const BIN = join(root, '.cache/bin');

/**
 * Unpacks Debian packages without root rights: apt-get with separate state downloads them with all
 * dependencies; they are unpacked into .cache/debian, and .cache/bin gets a command for each program.
 */
export function unpackDebianPackages(packages) {
  for (const folder of ['state/lists/partial', 'cache/archives/partial', 'log', 'archives']) {
    mkdirSync(join(APT, folder), { recursive: true });
  }
  apt('update');
  const names = apt('install', '--simulate', '--yes', '--no-install-recommends', ...packages)
    .split('\n')
    .flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
  apt('download', ...names);
  mkdirSync(TREE, { recursive: true });
  for (const file of readdirSync(join(APT, 'archives'))) {
    if (file.endsWith('.deb')) must('dpkg-deb', ['--extract', join(APT, 'archives', file), TREE]);
  }
  rmSync(join(APT, 'archives'), { recursive: true });
  writeFontSettings();
  writeCommands();
}

function apt(...args) {
  const options = [
    `Dir::State=${join(APT, 'state')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${join(APT, 'cache')}`,
    `Dir::Log=${join(APT, 'log')}`,
    'Debug::NoLocking=true',
    'APT::Sandbox::User=',
    'APT::Get::Assume-Yes=true',
  ];
  return must(
    'apt-get',
    ['-q', ...options.flatMap((option) => ['-o', option]), ...args],
    join(APT, 'archives'),
  );
}

function must(command, args, cwd = root) {
  const { isOk, output } = runQuietly(command, args, { cwd, env: { ...process.env, LC_ALL: 'C' } });
  if (!isOk) throw new Error(`${command} ${args.at(-1)} failed:\n${output}`);
  return output;
}

/**
 * Makes the system's and the unpacked fonts available; programs find the configuration through
 * FONTCONFIG_FILE.
 */
function writeFontSettings() {
  if (!existsSync(join(TREE, 'usr/share/fonts'))) return;
  const system = existsSync('/etc/fonts/fonts.conf')
    ? '/etc/fonts/fonts.conf'
    : join(TREE, 'etc/fonts/fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `  <include ignore_missing="yes">${system}</include>`,
    `  <dir>${join(TREE, 'usr/share/fonts')}</dir>`,
    `  <cachedir>${join(root, '.cache/fontconfig')}</cachedir>`,
    '</fontconfig>',
    '',
  ];
  writeFileSync(join(TREE, 'fonts.conf'), lines.join('\n'));
}

function writeCommands() {
  mkdirSync(BIN, { recursive: true });
  const programs = [
    ['chromium', 'usr/lib/chromium/chromium'],
    ['chromium-headless-shell', 'usr/lib/chromium/chromium-headless-shell'],
    ['openssl', 'usr/bin/openssl'],
    ...['pdftotext', 'pdftoppm', 'pdfinfo', 'pdffonts', 'pdfsig', 'pdfimages'].map((name) => [
      name,
      `usr/bin/${name}`,
    ]),
  ];
  for (const [name, path] of programs) {
    if (!existsSync(join(TREE, path))) continue;
    const lines = [
      '#!/bin/sh',
      `export LD_LIBRARY_PATH="${libraryFolders().join(':')}"`,
      `export FONTCONFIG_FILE="${join(TREE, 'fonts.conf')}"`,
      ...(name === 'openssl' ? [`export OPENSSL_CONF="${join(TREE, 'etc/ssl/openssl.cnf')}"`] : []),
      `exec "${join(TREE, path)}" "$@"`,
      '',
    ];
    writeFileSync(join(BIN, name), lines.join('\n'));
    chmodSync(join(BIN, name), 0o755);
  }
}

/** Returns the path of an unpacked library. */
export const unpackedLibrary = (name) =>
  libraryFolders()
    .map((folder) => join(folder, name))
    .find(existsSync);

/**
 * Returns the library folders, including subfolders that some packages expect at an absolute path of the
 * real system.
 */
function libraryFolders() {
  const bases = ['lib', 'usr/lib'].map((path) => join(TREE, path)).filter(existsSync);
  const machine = bases.flatMap((base) => folders(base).filter((path) => path.endsWith('-linux-gnu')));
  return [...machine, ...machine.flatMap(folders).filter(holdsLibraries)];
}

function folders(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(path, entry.name));
}

function holdsLibraries(path) {
  return readdirSync(path).some((name) => /^lib.*\.so/.test(name));
}
