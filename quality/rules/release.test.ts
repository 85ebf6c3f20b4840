/** Tests of what a release writes: the change log, and the subjects of commits that it is made of. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const lib = join(import.meta.dirname, '../../scripts/lib');
const { subjectFault } = (await import(join(lib, 'conventional-commits.mjs'))) as {
  subjectFault: (subject: string) => string | null;
};
const { withRelease } = (await import(join(lib, 'change-log.mjs'))) as {
  withRelease: (
    log: string,
    release: { version: string; day: string; subjects: string[] },
  ) => { log: string; notes: string };
};

describe('the subject of a commit', () => {
  it.each([
    'feat: a list',
    'fix(billing): the amount',
    'feat!: another address',
    'Merge branch x',
    'Revert "y"',
  ])('“%s” is accepted', (subject) => expect(subjectFault(subject)).toBeNull());
  it.each([
    ['Added a list', /not conventional/],
    ['feature: a list', /not conventional/],
    ['feat:', /not conventional/],
    [`feat: ${'x'.repeat(120)}`, /longer than 120/],
  ])('“%s” is refused', (subject, reason) => expect(subjectFault(subject)).toMatch(reason));
});

describe('the change log', () => {
  const before = `# Change log

## [Unreleased]

### Added

- A note by hand.

## [0.1.0] - 2026-01-01

- The first version.
`;
  const release = (subjects: string[]) =>
    withRelease(before, { version: '0.2.0', day: '2026-11-28', subjects });

  it('moves the notes and the commits into the version, and keeps earlier versions', () => {
    const { log, notes } = release([
      'feat: a list of debtors',
      'fix: the day of a payment',
      'feat!: another address',
      'test: more of them',
    ]);
    expect(notes).toBe(`### Added

- A note by hand.
- A list of debtors.

### Changed

- **Breaking:** Another address.

### Fixed

- The day of a payment.`);
    expect(log).toBe(`# Change log

## [Unreleased]

## [0.2.0] - 2026-11-28

${notes}

## [0.1.0] - 2026-01-01

- The first version.
`);
  });

  it('refuses a release without notes and commits, and a log without its section', () => {
    const empty = before.replace('### Added\n\n- A note by hand.\n', '');
    expect(() => withRelease(empty, { version: '0.2.0', day: '2026-11-28', subjects: ['test: x'] })).toThrow(
      'nothing to release',
    );
    expect(() => withRelease('# Log\n', { version: '0.2.0', day: '2026-11-28', subjects: [] })).toThrow(
      'no section',
    );
  });
});
