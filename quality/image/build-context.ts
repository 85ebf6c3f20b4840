import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root, sourceFiles } from '../../scripts/lib/source-files.mjs';

/** The files that a builder is sent: what git knows, without what `.dockerignore` leaves out. Later lines win. */
export function buildContext(): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  return sourceFiles(/./).filter((file: string) => {
    const last = rules.findLast(({ pattern }) => isBelow(file, pattern));
    return last?.isKept ?? true;
  });
}

/** A pattern names a file or a folder with all that is in it. */
const isBelow = (file: string, pattern: string): boolean => {
  const parts = file.split('/');
  return parts.some((_, index) => matchesGlob(parts.slice(0, index + 1).join('/'), pattern));
};
