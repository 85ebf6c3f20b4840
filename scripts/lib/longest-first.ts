import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, longest first (seconds on two idle cores, roughly). What vitest goes by, the size of
 * a file, says little: a walk through all screens is three lines. A file that is not named comes after these.
 */
const LONGEST = [
  ...['e2e/test/screens-admin', 'e2e/test/screens-client', 'e2e/test/screens-staff'], // 230 – 100
  ...['e2e/test/life-of-an-application', 'e2e/test/injection'], // 120 – 100
  ...[
    'e2e/test/new-scheme',
    'e2e/test/new-terms',
    'e2e/test/money',
    'e2e/test/killed-process',
    'e2e/test/chaos',
  ], // 80 – 65
  ...['e2e/test/guards-and-errors', 'e2e/test/correction', 'e2e/test/machform'], // 60
  ...['e2e/test/form-designer', 'e2e/test/certificate-life', 'e2e/test/crash'], // 50 – 45
  ...['e2e/test/guard-steps', 'e2e/test/money-offline', 'e2e/test/sub-account', 'e2e/test/chat'], // 40 – 35
  ...['e2e/test/two-factor', 'e2e/test/translate', 'e2e/test/live-notice', 'e2e/test/renewal'], // 35 – 25
  ...['server/test/generated/requests'], // 80
  ...['server/test/db/embedded', 'server/test/http/access-matrix', 'server/test/bulk/kill'], // 40 – 30
  ...['server/test/trial/trial', 'server/test/template/template', 'server/test/template/compiler'], // 25 – 20
  ...['server/test/template/checks', 'server/test/trial/hostile', 'server/test/dossier/keeping'], // 20 – 15
  ...['server/test/seed/large', 'server/test/service/form/settled-rows', 'server/test/service/form/validate'], // 15 – 10
].map((path) => `/${path}.test.ts`);

/** Begins with the longest, so that nobody is left alone with one at the end. Vitest asks for a class. */
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
  const at = LONGEST.findIndex((end) => path.endsWith(end));
  return at < 0 ? LONGEST.length : at;
}
