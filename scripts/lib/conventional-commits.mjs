/** Reads the commits since a release and checks that each subject is conventional, for the change log and the checks. */
import { execFileSync } from 'node:child_process';
import { root } from './source-files.mjs';

/** The types of commits, with the section of the change log that they belong to; null: not listed. */
export const TYPES = {
  feat: 'Added',
  fix: 'Fixed',
  perf: 'Changed',
  security: 'Security',
  refactor: null,
  docs: null,
  test: null,
  build: null,
  ci: null,
  chore: null,
  style: null,
  revert: 'Changed',
};

const SUBJECT = new RegExp(`^(${Object.keys(TYPES).join('|')})(?:\\([\\w/-]+\\))?(!)?: (.+)$`);
/** Subjects that tools write. */
const GENERATED = /^(Merge |Revert ")/;
const LONGEST = 120;

/** @returns {{ type: string, isBreaking: boolean, text: string } | null} null if the subject is not conventional */
export function parseSubject(subject) {
  const [, type, breaking, text] = SUBJECT.exec(subject) ?? [];
  return type ? { type, isBreaking: breaking === '!', text } : null;
}

/** Why a subject is refused; null if it is good. */
export function subjectFault(subject) {
  if (GENERATED.test(subject)) return null;
  if (!parseSubject(subject))
    return `not conventional: write "<type>: <what changed>" with one of ${Object.keys(TYPES).join(', ')}`;
  return subject.length > LONGEST ? `longer than ${LONGEST} characters` : null;
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest release tag that HEAD contains; null before the first release or outside a repository. */
export function lastRelease() {
  try {
    return git('describe', '--tags', '--match', 'v*', '--abbrev=0') || null;
  } catch {
    // There is no tag, or no repository, as in an unpacked archive.
    return null;
  }
}

/** Subjects of the commits since a tag, the oldest first. */
export const subjectsSince = (tag) =>
  git('log', '--reverse', '--no-merges', '--format=%s', `${tag}..HEAD`).split('\n').filter(Boolean);

/** Lines of the static check: commits since the last release whose subjects are not conventional. */
export function wrongCommits() {
  const tag = lastRelease();
  if (tag === null) return [];
  return subjectsSince(tag).flatMap((subject) => {
    const fault = subjectFault(subject);
    return fault ? [`${subject}: ${fault}`] : [];
  });
}
