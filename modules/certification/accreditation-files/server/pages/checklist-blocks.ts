/**
 * Prints in the accreditation file the checklist of an assessment with its latest results, every finding
 * with its outcome, and the queries to the client with their answers.
 */
import type { ChecklistPoint, ChecklistResult } from '#modules/applications/assessments/rules/index.ts';
import { nonconformityStatuses } from '#modules/applications/nonconformities/rules/index.ts';
import { type FindingOutcome, findingOutcomes } from '../../rules/finding-outcomes.ts';
import type { ApplicationRecord } from '../record/record.ts';
import type { Block, Cell, Tone } from './blocks.ts';
import { type PageText, strong, toned } from './page-text.ts';

const TONES: Readonly<Record<ChecklistResult, Tone>> = {
  CONFORM: 'good',
  OBSERVATION: 'soft',
  MINOR: 'warn',
  MAJOR: 'bad',
  NA: 'soft',
};

const result = (value: ChecklistResult, w: PageText): Cell =>
  toned(strong(w.known(`RESULT_${value}`)), TONES[value]);
const due = (on: string | null, w: PageText): string | null =>
  on && w.text('ACCREDITATION_FILE_DUE', { day: w.day(on).Text }).Text;

/** The checklist with its latest results, then every finding with its outcome. */
export const checklistBlocks = (
  { Checklist: points, Nonconformities }: Pick<ApplicationRecord, 'Checklist' | 'Nonconformities'>,
  w: PageText,
): Block[] =>
  points.length === 0
    ? []
    : [
        { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_CHECKLIST') },
        checklist(points, w),
        { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_FINDINGS') },
        findings(points, Nonconformities, w),
      ];

const checklist = (points: readonly ChecklistPoint[], w: PageText): Block => ({
  Kind: 'TABLE',
  Widths: [17, 30, 12, 19, 22],
  Head: [
    w.text('ACCREDITATION_FILE_CLAUSE'),
    w.text('ACCREDITATION_FILE_POINT'),
    w.text('ACCREDITATION_FILE_RESULT'),
    w.text('ACCREDITATION_FILE_REMARK'),
    w.text('ACCREDITATION_FILE_WHO'),
  ],
  Rows: points.map((point) => [
    w.plain(point.Clause),
    w.plain(point.Text),
    point.Result === null ? toned(w.text('ACCREDITATION_FILE_NO_RESULT'), 'soft') : result(point.Result, w),
    w.note(point.Remark, due(point.DueOn, w), ...w.files(point.Files)),
    w.note(point.By, point.At && w.moment(point.At).Text),
  ]),
});

function findings(
  points: readonly ChecklistPoint[],
  nonconformities: ApplicationRecord['Nonconformities'],
  w: PageText,
): Block {
  const all = points.flatMap((point) => findingOutcomes(point.Trail).map((finding) => ({ point, finding })));
  if (all.length === 0) return { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_FINDINGS') };
  return {
    Kind: 'TABLE',
    Widths: [17, 12, 25, 22, 24],
    Head: [
      w.text('ACCREDITATION_FILE_CLAUSE'),
      w.text('ACCREDITATION_FILE_RESULT'),
      w.text('ACCREDITATION_FILE_FINDING'),
      w.text('ACCREDITATION_FILE_RAISED'),
      w.text('ACCREDITATION_FILE_ENDED'),
    ],
    Rows: all.map(({ point, finding }) => [
      w.plain(point.Clause),
      result(finding.Result, w),
      w.note(finding.Remark),
      w.note(finding.RaisedBy, w.moment(finding.RaisedAt).Text, due(finding.DueOn, w)),
      endOf(
        finding,
        nonconformities.findLast(({ PointKey }) => PointKey === point.PointKey),
        w,
      ),
    ]),
  };
}

/** How a finding ended: by a later result, or by what became of the nonconformity that was raised from it. */
function endOf(
  { End }: FindingOutcome,
  nonconformity: ApplicationRecord['Nonconformities'][number] | undefined,
  w: PageText,
): Cell {
  if (End) return w.note(w.known(`RESULT_${End.Result}`).Text, End.By, w.moment(End.At).Text, End.Remark);
  if (!nonconformity) return toned(w.text('ACCREDITATION_FILE_STILL_OPEN'), 'bad');
  const { NonconformityNo, Status } = nonconformity;
  const text = w.note(NonconformityNo, w.known(`NC_STATUS_${Status}`).Text);
  return toned(text, nonconformityStatuses.settled.includes(Status) ? 'good' : 'bad');
}

/** The queries to the client with the client's answers. */
export function requestBlocks(requests: ApplicationRecord['Requested'], w: PageText): Block[] {
  if (requests.length === 0) return [];
  const signedBy = (name: string | null, at: string) => [name, w.moment(at).Text].filter(Boolean).join(', ');
  return [
    { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_REQUESTED') },
    {
      Kind: 'TABLE',
      Widths: [9, 41, 50],
      Head: [
        w.text('ACCREDITATION_FILE_ROUND'),
        w.text('ACCREDITATION_FILE_QUESTION'),
        w.text('ACCREDITATION_FILE_ANSWER'),
      ],
      Rows: requests.map((point) => [
        w.plain(`${point.Round} · ${point.PointNo}`),
        w.note(
          point.Text,
          ...point.Requested.map((one) => one.Remark),
          signedBy(point.RequestedBy, point.RequestedAt),
          due(point.DueOn, w),
        ),
        w.note(point.Answer, ...w.files(point.Files), signedBy(point.AnsweredBy, point.AnsweredAt)),
      ]),
    },
  ];
}
