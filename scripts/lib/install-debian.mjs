/**
 * Installs the Debian packages that the tests need and that are missing (browser, PDF tools, Chinese font,
 * OpenSSL, libfaketime, LibreOffice), or unpacks them below .cache without root rights.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, hasWindowlessBrowser } from '../browser.mjs';
import { runQuietly } from './run.mjs';
import { root } from './source-files.mjs';
import { unpackDebianPackages } from './unpack-debian.mjs';

/**
 * Tools that the tests need besides npm packages: a browser, tools for PDF files and keys, a Chinese font, a
 * clock that can be shifted, and the office software with which users open exports.
 */
const NEEDED = [
  { name: 'chromium', isThere: () => findBrowser() !== undefined },
  { name: 'poppler-utils', isThere: () => hasCommand('pdftotext') },
  { name: 'fonts-noto-cjk', isThere: hasChineseFont },
  { name: 'openssl', isThere: () => hasCommand('openssl') },
  { name: 'libfaketime', isThere: hasFakeTime },
  { name: 'libreoffice-calc-nogui', isThere: () => hasCommand('soffice') },
];

/**
 * Installs missing packages with apt-get as root or through sudo; otherwise unpacks them below .cache
 * without root rights.
 */
export function installDebianPackages() {
  preferWindowlessBrowser();
  const missing = NEEDED.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  if (!runQuietly('apt-get', ['--version']).isOk) {
    console.log(`Please install the equivalents of these Debian packages: ${missing.join(', ')}`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const prefix = privileged();
  if (prefix && installedBy(prefix, missing)) return;
  unpackDebianPackages(missing);
}

/**
 * Browser tests run faster in Chromium's headless shell. If Debian does not offer it or nothing can be
 * installed, any other Chromium works. Without root rights it cannot be installed next to a system's
 * Chromium, with which it shares files.
 */
function preferWindowlessBrowser() {
  if (process.env.CHROMIUM_PATH || hasWindowlessBrowser() || !runQuietly('apt-get', ['--version']).isOk)
    return;
  const name = 'chromium-headless-shell';
  const prefix = privileged();
  if (!prefix && findBrowser()) return;
  console.log(`Installing ${name} …`);
  if (prefix && installedBy(prefix, [name])) return;
  try {
    if (!findBrowser()) unpackDebianPackages([name]);
  } catch {
    console.log(`${name} is not available on this system.`);
  }
}

/** Returns the command prefix that gives `apt-get` root rights, or undefined without the rights. */
function privileged() {
  if (process.getuid?.() === 0) return [];
  return runQuietly('sudo', ['-n', 'true']).isOk ? ['sudo', '-n'] : undefined;
}

/** The package lists are updated only if the installation fails with the existing ones. */
function installedBy(prefix, packages) {
  const apt = (...args) => {
    const [command, ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...args,
    ];
    return runQuietly(command, rest);
  };
  const install = () => apt('install', '--yes', '--no-install-recommends', ...packages);
  if (install().isOk) return true;
  const update = apt('update');
  const second = install();
  if (!second.isOk) console.log(`${update.output}${second.output}`.trimEnd());
  return second.isOk;
}

function hasCommand(name) {
  if (existsSync(join(root, '.cache/bin', name))) return true;
  return runQuietly('sh', ['-c', `command -v ${name}`]).isOk;
}

function hasFakeTime() {
  const libraries = join(
    'usr/lib',
    `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
    'faketime',
  );
  return ['/', join(root, '.cache/debian')].some((place) =>
    existsSync(join(place, libraries, 'libfaketime.so.1')),
  );
}

function hasChineseFont() {
  if (existsSync(join(root, '.cache/debian/usr/share/fonts/opentype/noto'))) return true;
  if (existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return true;
  const { isOk, output } = runQuietly('fc-list', [':lang=zh-tw']);
  return isOk && output.trim() !== '';
}
