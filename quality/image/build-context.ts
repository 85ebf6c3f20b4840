/**
 * Lists the files that a Docker build would receive, for the simulated image build: files known to git that
 * `.dockerignore` does not exclude.
 */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root, sourceFiles } from '../../scripts/lib/source-files.mjs';

/**
 * Returns the files of the Docker build context: files known to git, filtered by `.dockerignore`, in which
 * later lines take precedence.
 */
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

/** Checks whether a pattern matches a file or a folder above it. */
const isBelow = (file: string, pattern: string): boolean => {
  const parts = file.split('/');
  return parts.some((_, index) => matchesGlob(parts.slice(0, index + 1).join('/'), pattern));
};
