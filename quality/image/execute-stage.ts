/**
 * Executes one stage of the Dockerfile in a folder, without a container engine, and removes the result; part
 * of the check of the container image.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/lib/source-files.mjs';
import type { Stage, Step } from './read-dockerfile.ts';

/** The result of a build stage: its file system in a folder and the image configuration. */
export type StageResult = {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string | null;
  config: Step[];
};

/**
 * Executes the steps of a build stage in a folder: COPY takes files from the build context or an earlier
 * stage, RUN runs in WORKDIR. This is not a container: effects outside the folder happen on this machine.
 */
export function executeStage(
  stage: Stage,
  into: string,
  { context, earlier }: { context: readonly string[]; earlier: ReadonlyMap<string, StageResult> },
): StageResult {
  const base = earlier.get(stage.from);
  mkdirSync(into, { recursive: true });
  if (base) cpSync(base.root, into, { recursive: true, verbatimSymlinks: true });
  const played: StageResult = {
    root: into,
    workdir: base?.workdir ?? '/',
    env: { ...base?.env },
    user: null,
    config: [],
  };
  for (const step of stage.steps) executeStep(step, played, { context, earlier });
  return played;
}

function executeStep(step: Step, played: StageResult, options: Parameters<typeof executeStage>[2]): void {
  const { word: instruction, args } = step;
  if (instruction === 'WORKDIR') {
    played.workdir = args;
    mkdirSync(join(played.root, args), { recursive: true });
  } else if (instruction === 'ENV') {
    for (const [, name = '', value = ''] of args.matchAll(/(\w+)=("[^"]*"|\S+)/g)) played.env[name] = value;
  } else if (instruction === 'USER') played.user = args;
  else if (instruction === 'COPY') copy(args, played, options);
  else if (instruction === 'RUN')
    execFileSync('/bin/sh', ['-ec', args], {
      cwd: join(played.root, played.workdir),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...played.env },
    });
  else played.config.push(step);
}

function copy(
  args: string,
  played: StageResult,
  { context, earlier }: Parameters<typeof executeStage>[2],
): void {
  const parts = args.split(/\s+/);
  const flags = new Map(
    parts.filter((flag) => flag.startsWith('--')).map((flag) => flag.slice(2).split('=') as [string, string]),
  );
  const paths = parts.filter((part) => !part.startsWith('--'));
  const target = paths.pop() ?? '';
  const absolute = join(played.root, target.startsWith('/') ? target : join(played.workdir, target));
  const from = flags.get('from');
  for (const path of paths) {
    const place = target.endsWith('/') ? join(absolute, basename(path)) : absolute;
    if (from === undefined) copyContext(path, place, context);
    else
      cpSync(join(stageNamed(earlier, from).root, path), place, { recursive: true, verbatimSymlinks: true });
    own(place, flags);
  }
}

/** Copies a file, or the contents of a folder, from the build context. */
function copyContext(path: string, place: string, context: readonly string[]): void {
  const files = context.filter((file) => file === path || file.startsWith(`${path}/`));
  if (files.length === 0) throw new Error(`COPY ${path}: the builder is not sent such a file.`);
  for (const file of files) {
    const to = file === path ? place : join(place, file.slice(path.length + 1));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to);
  }
}

function own(place: string, flags: ReadonlyMap<string, string>): void {
  const mode = flags.get('chmod');
  if (mode) chmodSync(place, Number.parseInt(mode, 8));
  const [user, group] = (flags.get('chown') ?? '').split(':').map(Number);
  if (user !== undefined && group !== undefined && process.getuid?.() === 0) chownSync(place, user, group);
}

function stageNamed(earlier: ReadonlyMap<string, StageResult>, name: string): StageResult {
  const stage = earlier.get(name);
  if (!stage || !existsSync(stage.root) || readdirSync(stage.root).length === 0)
    throw new Error(`COPY --from=${name}: no earlier stage is called so.`);
  return stage;
}

export const removeStageResult = (folder: string): void => rmSync(folder, { recursive: true, force: true });
