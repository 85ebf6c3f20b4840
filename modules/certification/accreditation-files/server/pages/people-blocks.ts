import type { DossierApplication } from '../record/record.ts';
import type { Block, Cell } from './blocks.ts';
import { who } from './who.ts';
import { strong, toned, type Words } from './words.ts';

type People = Pick<DossierApplication, 'Assigned' | 'Duties' | 'History'>;
type Duties = DossierApplication['Duties'];

/** Who was assigned, who acted, whether the duties were separate, and who let an exception pass and why. */
export const peopleBlocks = ({ Assigned, Duties, History }: People, w: Words): Block[] => [
  { Kind: 'PART', Title: w.say('DOSSIER_PEOPLE') },
  Assigned.length === 0
    ? { Kind: 'TEXT', Text: w.say('DOSSIER_NOBODY_ASSIGNED') }
    : table(
        [w.say('DOSSIER_PERSON'), w.say('DOSSIER_ASSIGNED_AS'), w.say('DOSSIER_WHEN')],
        [40, 35, 25],
        Assigned.map((one) => [w.plain(one.Name), w.known(`STEP_${one.Mode}`), w.moment(one.At)]),
      ),
  { Kind: 'PART', Title: w.say('DOSSIER_DUTIES') },
  verdict(Duties, w),
  ...(Duties.length === 0 ? [] : [dutyTable(Duties, w)]),
  ...exceptions(History, w),
];

function verdict(duties: Duties, w: Words): Block {
  const count = duties.filter((duty) => duty.Clashes.length > 0).length;
  const title =
    duties.length === 0
      ? 'DOSSIER_DUTIES_NONE'
      : count === 0
        ? 'DOSSIER_DUTIES_SEPARATE'
        : 'DOSSIER_DUTIES_CLASH';
  return {
    Kind: 'NOTE',
    Tone: count > 0 ? 'bad' : duties.length === 0 ? 'soft' : 'good',
    Title: w.say(title, { count }),
    Texts: [w.say('DOSSIER_DUTIES_RULE')],
  };
}

const dutyTable = (duties: Duties, w: Words): Block =>
  table(
    [w.say('DOSSIER_PERSON'), w.say('DOSSIER_ACTED_AT'), w.say('DOSSIER_SIDE')],
    [34, 33, 33],
    duties.map((duty) => [
      strong(w.plain(duty.Name)),
      w.list(duty.Steps.map((step) => w.known(`STEP_${step}`))),
      duty.Clashes.length === 0
        ? w.list(duty.Sides.map((side) => w.say(`DOSSIER_SIDE_${side}`)))
        : clashCell(duty, w),
    ]),
  );

const clashCell = ({ Clashes }: Duties[number], w: Words): Cell => {
  const step = (one: string) => w.known(`STEP_${one}`).Text;
  const texts = Clashes.map(
    ({ One, Other }) => w.say('DOSSIER_CLASH', { one: step(One), other: step(Other) }).Text,
  );
  return toned(w.plain(texts.join('\n')), 'bad');
};

function exceptions(history: DossierApplication['History'], w: Words): Block[] {
  const overrides = history.filter((row) => row.IsOverride);
  return [
    { Kind: 'PART', Title: w.say('DOSSIER_EXCEPTIONS') },
    overrides.length === 0
      ? { Kind: 'TEXT', Text: w.say('DOSSIER_NO_EXCEPTIONS') }
      : table(
          [w.say('DOSSIER_WHEN'), w.say('DOSSIER_WHO'), w.say('DOSSIER_WHAT'), w.say('DOSSIER_WHY')],
          [22, 20, 24, 34],
          overrides.map((row) => [
            w.moment(row.At),
            who(row.By?.Name ?? null, row.AsRole, w),
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
