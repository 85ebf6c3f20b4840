import type { ApplicationRecord } from '../record/record.ts';
import { actorName } from './actor-cell.ts';
import type { Block, Cell } from './blocks.ts';
import { type PageText, strong, toned } from './page-text.ts';

type Participants = Pick<ApplicationRecord, 'Assigned' | 'Duties' | 'History'>;
type Duties = ApplicationRecord['Duties'];

/**
 * Part of the printed accreditation file on the people of an assessment: assignments, who acted at which
 * steps, whether the duties were separate, and exceptions with their reasons.
 */
export const participantBlocks = ({ Assigned, Duties, History }: Participants, w: PageText): Block[] => [
  { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_PEOPLE') },
  Assigned.length === 0
    ? { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NOBODY_ASSIGNED') }
    : table(
        [
          w.text('ACCREDITATION_FILE_PERSON'),
          w.text('ACCREDITATION_FILE_ASSIGNED_AS'),
          w.text('ACCREDITATION_FILE_WHEN'),
        ],
        [40, 35, 25],
        Assigned.map((one) => [w.plain(one.Name), w.known(`STEP_${one.Mode}`), w.moment(one.At)]),
      ),
  { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_DUTIES') },
  verdict(Duties, w),
  ...(Duties.length === 0 ? [] : [dutyTable(Duties, w)]),
  ...exceptions(History, w),
];

function verdict(duties: Duties, w: PageText): Block {
  const count = duties.filter((duty) => duty.Clashes.length > 0).length;
  const title =
    duties.length === 0
      ? 'ACCREDITATION_FILE_DUTIES_NONE'
      : count === 0
        ? 'ACCREDITATION_FILE_DUTIES_SEPARATE'
        : 'ACCREDITATION_FILE_DUTIES_CLASH';
  return {
    Kind: 'NOTE',
    Tone: count > 0 ? 'bad' : duties.length === 0 ? 'soft' : 'good',
    Title: w.text(title, { count }),
    Texts: [w.text('ACCREDITATION_FILE_DUTIES_RULE')],
  };
}

const dutyTable = (duties: Duties, w: PageText): Block =>
  table(
    [
      w.text('ACCREDITATION_FILE_PERSON'),
      w.text('ACCREDITATION_FILE_ACTED_AT'),
      w.text('ACCREDITATION_FILE_SIDE'),
    ],
    [34, 33, 33],
    duties.map((duty) => [
      strong(w.plain(duty.Name)),
      w.list(duty.Steps.map((step) => w.known(`STEP_${step}`))),
      duty.Clashes.length === 0
        ? w.list(duty.Sides.map((side) => w.text(`ACCREDITATION_FILE_SIDE_${side}`)))
        : clashCell(duty, w),
    ]),
  );

const clashCell = ({ Clashes }: Duties[number], w: PageText): Cell => {
  const step = (one: string) => w.known(`STEP_${one}`).Text;
  const texts = Clashes.map(
    ({ One, Other }) => w.text('ACCREDITATION_FILE_CLASH', { one: step(One), other: step(Other) }).Text,
  );
  return toned(w.plain(texts.join('\n')), 'bad');
};

function exceptions(history: ApplicationRecord['History'], w: PageText): Block[] {
  const overrides = history.filter((row) => row.IsOverride);
  return [
    { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_EXCEPTIONS') },
    overrides.length === 0
      ? { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_EXCEPTIONS') }
      : table(
          [
            w.text('ACCREDITATION_FILE_WHEN'),
            w.text('ACCREDITATION_FILE_WHO'),
            w.text('ACCREDITATION_FILE_WHAT'),
            w.text('ACCREDITATION_FILE_WHY'),
          ],
          [22, 20, 24, 34],
          overrides.map((row) => [
            w.moment(row.At),
            actorName(row.By?.Name ?? null, row.AsRole, w),
            w.known(row.FromStep ? `STEP_${row.FromStep}` : `HIST_${row.Action}`),
            w.note(row.Remark),
          ]),
        ),
  ];
}

const table = (Head: Cell[], Widths: number[], Rows: Cell[][]): Block => ({
  Kind: 'TABLE',
  Widths,
  Head,
  Rows,
});
