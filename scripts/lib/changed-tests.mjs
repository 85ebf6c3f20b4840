/**
 * Limits a test run to what a change can affect. Tests that load the code follow its imports; a browser story starts
 * the whole portal, so it runs if its own files changed, and a few stories through all screens run for any other change.
 */
import { execFileSync } from 'node:child_process';
import { root } from './source-files.mjs';

/** Stories that pass through most of the portal. */
const BROAD = ['quality/stories/application-lifecycle.test.ts', 'quality/stories/screens-client.test.ts'];
const PRODUCT = /^(apps|modules|platform|database)\//;
const STORY = /^quality\/stories\/[\w-]+\.test\.ts$/;
const NOT_TESTED = /\.(md|txt)$|\/test\//;

/**
 * @param {readonly string[]} given arguments of the script
 * @returns {{ graph: string[], stories: string[] }} arguments for Vitest: for tests that follow imports, and for stories
 */
export function changedArguments(given) {
  const option = given.find((one) => /^--changed(=|$)/.test(one));
  if (!option) return { graph: [], stories: [] };
  const since = option.split('=')[1] ?? 'HEAD';
  const files = changedFiles(since);
  const stories = files.filter((file) => STORY.test(file));
  if (files.some((file) => PRODUCT.test(file) && !NOT_TESTED.test(file))) stories.push(...BROAD);
  if (files.some((file) => file.startsWith('quality/stories/support/')))
    return { graph: [option], stories: [] };
  // A name that no file has, because without names all stories run.
  return { graph: [`--changed=${since}`], stories: stories.length > 0 ? stories : ['no-story'] };
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changedFiles = (since) => [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
];
