import { describe, expect, it } from 'vitest';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { dutySeparation } from '../../rules/duty-separation.ts';
import { findingOutcomes } from '../../rules/finding-outcomes.ts';

describe('separation of duties by person', () => {
  const proof = (...acted: [who: string, step: Step][]) =>
    dutySeparation(
      acted.map(([UserKey, step]) => ({ UserKey, Step: step })),
      new Map([['ivy', 'Ivy Chan']]),
    ).map((duty) =>
      `${duty.UserKey} ${duty.Sides.join('+')} ${duty.Clashes.map(({ One, Other }) => `${One}/${Other}`).join(' ')}`.trim(),
    );

  it('is met with five people, and with one who assesses in the office and on site', () => {
    expect(
      proof(
        ['eva', 'CEO'],
        ['cora', 'COO'],
        ['rita', 'INDEPREVIEWER'],
        ['ben', 'ASSESSOR_ONSITE'],
        ['ivy', 'ASSESSOR'],
      ),
    ).toEqual(['ivy EVALUATION', 'ben EVALUATION', 'rita REVIEW', 'cora DECISION', 'eva DECISION']);
    expect(proof(['ivy', 'ASSESSOR'], ['ivy', 'ASSESSOR_ONSITE'])).toEqual(['ivy EVALUATION']);
  });

  it('counts a step once, regardless of the rounds', () => {
    expect(proof(['ivy', 'ASSESSOR'], ['ivy', 'ASSESSOR'], ['rita', 'INDEPREVIEWER'])).toEqual([
      'ivy EVALUATION',
      'rita REVIEW',
    ]);
  });

  it('is violated by anyone who acts on two sides, or endorses and approves', () => {
    expect(proof(['ivy', 'ASSESSOR'], ['ivy', 'INDEPREVIEWER'])).toEqual([
      'ivy EVALUATION+REVIEW ASSESSOR/INDEPREVIEWER',
    ]);
    expect(proof(['cora', 'CEO'], ['cora', 'COO'])).toEqual(['cora DECISION COO/CEO']);
    expect(proof(['ivy', 'ASSESSOR_ONSITE'], ['ivy', 'INDEPREVIEWER'], ['ivy', 'CEO'])).toEqual([
      'ivy EVALUATION+REVIEW+DECISION ASSESSOR_ONSITE/INDEPREVIEWER ASSESSOR_ONSITE/CEO INDEPREVIEWER/CEO',
    ]);
  });

  it('names the people involved and no others', () => {
    expect(
      dutySeparation([{ UserKey: 'ivy', Step: 'ASSESSOR' }], new Map([['ivy', 'Ivy Chan']]))[0]?.Name,
    ).toBe('Ivy Chan');
    expect(dutySeparation([], new Map())).toEqual([]);
  });
});

describe('findings and their closure', () => {
  type Result = 'CONFORM' | 'OBSERVATION' | 'MINOR' | 'MAJOR' | 'NA';
  const recorded = (
    Result: Result,
    day: string,
    Remark: string | null = null,
    DueOn: string | null = null,
  ) => ({
    ...{ Round: 1, Result, Remark, DueOn, By: `of ${day}` },
    At: `2026-03-${day}T02:00:00.000Z`,
  });
  const trailOf = (...trail: ReturnType<typeof recorded>[]) =>
    findingOutcomes(trail).map(
      ({ Result, RaisedBy, Remark, DueOn, End }) =>
        `${Result} ${RaisedBy}, ${Remark}, due ${DueOn}: ${End ? `${End.Result} ${End.By}` : 'open'}`,
    );

  it('has none if every result conforms', () => {
    expect(trailOf(recorded('CONFORM', '01'), recorded('NA', '02'), recorded('CONFORM', '03'))).toEqual([]);
  });

  it('is open until a result closes it', () => {
    expect(trailOf(recorded('MINOR', '01', 'gaps', '2026-06-01'))).toEqual([
      'MINOR of 01, gaps, due 2026-06-01: open',
    ]);
    expect(trailOf(recorded('MAJOR', '01', 'no register'), recorded('CONFORM', '09'))).toEqual([
      'MAJOR of 01, no register, due null: CONFORM of 09',
    ]);
    expect(trailOf(recorded('MINOR', '01', 'gaps'), recorded('OBSERVATION', '09'))).toEqual([
      'MINOR of 01, gaps, due null: OBSERVATION of 09',
    ]);
    expect(trailOf(recorded('OBSERVATION', '01', 'could be clearer'))).toEqual([]);
    expect(trailOf(recorded('MINOR', '01', 'gaps'), recorded('NA', '09'))).toEqual([
      'MINOR of 01, gaps, due null: NA of 09',
    ]);
  });

  it('remains one finding while its kind, description or due date change, and counts as the more serious kind', () => {
    expect(
      trailOf(
        recorded('MAJOR', '01', 'none', '2026-04-01'),
        recorded('MINOR', '05', 'some', '2026-05-01'),
        recorded('CONFORM', '09'),
      ),
    ).toEqual(['MAJOR of 01, some, due 2026-05-01: CONFORM of 09']);
    expect(trailOf(recorded('MINOR', '01', 'some'), recorded('MAJOR', '05'))).toEqual([
      'MAJOR of 01, some, due null: open',
    ]);
  });

  it('is another one when it recurs after its closure', () => {
    expect(
      trailOf(recorded('MINOR', '01', 'a'), recorded('CONFORM', '02'), recorded('MAJOR', '03', 'b')),
    ).toEqual(['MINOR of 01, a, due null: CONFORM of 02', 'MAJOR of 03, b, due null: open']);
  });
});
