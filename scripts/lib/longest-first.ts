/**
 * Vitest sequencer that starts the slowest test files first, from a manually maintained list, so that none
 * is left running alone at the end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest test files, longest first (approximate seconds on two idle cores). Vitest orders files by
 * size, which is misleading: a test of all screens has three lines. Other files follow.
 */
const SLOWEST_FILES = [
  ...['quality/stories/screens-admin', 'quality/stories/screens-client', 'quality/stories/screens-staff'], // 230 – 100
  ...['quality/stories/application-lifecycle', 'quality/stories/injection'], // 120 – 100
  ...[
    'quality/stories/new-scheme',
    'quality/stories/new-terms',
    'quality/stories/payments',
    'quality/stories/killed-process',
    'quality/stories/chaos',
  ], // 80 – 65
  ...['quality/stories/guards-and-errors', 'quality/stories/correction', 'quality/stories/machform'], // 60
  ...['quality/stories/form-designer', 'quality/stories/certificate-lifecycle', 'quality/stories/crash'], // 50 – 45
  ...[
    'quality/stories/guard-steps',
    'quality/stories/payments-offline',
    'quality/stories/sub-account',
    'quality/stories/chat',
  ], // 40 – 35
  ...[
    'quality/stories/two-factor',
    'quality/stories/translate',
    'quality/stories/live-notice',
    'quality/stories/renewal',
  ], // 35 – 25
  ...['quality/generated/requests'], // 80
  ...[
    'platform/server/test/database/embedded',
    'quality/access/access-matrix',
    'modules/applications/bulk-actions/test/server/kill',
  ], // 40 – 30
  ...[
    'modules/operations/service-trial/test/server/trial',
    'modules/certification/document-templates/test/server/template',
    'modules/certification/document-templates/test/server/compiler',
  ], // 25 – 20
  ...[
    'modules/certification/document-templates/test/server/checks',
    'modules/operations/service-trial/test/server/hostile',
    'modules/certification/accreditation-files/test/server/retention',
  ], // 20 – 15
  ...[
    'tools/test/seed/large',
    'modules/catalogue/forms/test/server/validated-rows',
    'modules/catalogue/forms/test/server/validate',
  ], // 15 – 10
].map((path) => `/${path}.test.ts`);

/** Starts the longest files first, so that none is left running alone at the end. Vitest requires a class. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const project = ({ project }: TestSpecification) =>
      [project.config.sequence.groupOrder, project.name].join();
    const groups = [...new Set(usual.map(project))];
    return groups.flatMap((group) =>
      usual
        .filter((file) => project(file) === group)
        .toSorted((one, other) => place(one.moduleId) - place(other.moduleId)),
    );
  }
}

function place(path: string): number {
  const at = SLOWEST_FILES.findIndex((end) => path.endsWith(end));
  return at < 0 ? SLOWEST_FILES.length : at;
}
