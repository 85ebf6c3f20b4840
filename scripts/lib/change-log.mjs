/** Writes a release into CHANGELOG.md (Keep a Changelog): the notes under "Unreleased" and the commits since the last release. */
import { parseSubject, TYPES } from './conventional-commits.mjs';

const SECTIONS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const UNRELEASED = '## [Unreleased]';

/**
 * @param {string} log the change log
 * @param {{ version: string, day: string, subjects: readonly string[] }} release
 * @returns {{ log: string, notes: string }} the new change log, and the notes of this release
 */
export function withRelease(log, { version, day, subjects }) {
  const start = log.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const bodyStart = start + UNRELEASED.length;
  const next = log.indexOf('\n## [', bodyStart);
  const bodyEnd = next < 0 ? log.length : next;
  const notes = sectionsText(merged(sectionsOf(log.slice(bodyStart, bodyEnd)), subjects));
  if (notes === '') throw new Error('There is nothing to release: no notes and no commits.');
  const release = `${UNRELEASED}\n\n## [${version}] - ${day}\n\n${notes}\n`;
  return { log: `${log.slice(0, start)}${release}${log.slice(bodyEnd)}`, notes };
}

/** The entries of a part of the change log, by section; a paragraph before the sections is kept as such. */
function sectionsOf(text) {
  const sections = new Map();
  let current = '';
  for (const line of text.split('\n')) {
    const [, title] = /^### (.+)$/.exec(line) ?? [];
    if (title) current = title;
    else if (line.trim() !== '') sections.set(current, [...(sections.get(current) ?? []), line]);
  }
  return sections;
}

function merged(sections, subjects) {
  for (const subject of subjects) {
    const commit = parseSubject(subject);
    const section = commit && (commit.isBreaking ? 'Changed' : TYPES[commit.type]);
    if (!section) continue;
    const entry = `- ${commit.isBreaking ? '**Breaking:** ' : ''}${sentence(commit.text)}`;
    const entries = sections.get(section) ?? [];
    if (!entries.includes(entry)) sections.set(section, [...entries, entry]);
  }
  return sections;
}

const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

const sectionsText = (sections) =>
  ['', ...SECTIONS]
    .filter((title) => sections.has(title))
    .map((title) => (title ? [`### ${title}`, '', ...sections.get(title)] : sections.get('')).join('\n'))
    .join('\n\n');
