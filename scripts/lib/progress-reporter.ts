/**
 * Vitest reporter for long runs: one line per finished file with its place in the run, its tests and its time, and
 * below it the tests that failed; errors and the summary follow at the end, as in Vitest's own reporters.
 */
import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';

export default class ProgressReporter extends DefaultReporter {
  private total = 0;
  private finished = 0;

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.total += specifications.length;
  }

  protected override printTestModule(module: TestModule): void {
    this.finished += 1;
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed');
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const place = `[${String(this.finished).padStart(String(this.total).length)}/${this.total}]`;
    const state = module.ok() ? 'ok    ' : 'FAILED';
    this.log(`${place} ${state} ${this.relative(module.moduleId)} (${tests.length} tests, ${seconds} s)`);
    for (const test of failed) this.log(`    × ${test.fullName}`);
  }
}
