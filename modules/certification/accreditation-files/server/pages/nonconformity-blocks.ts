/** Prints in the accreditation file the nonconformities of an assessment with responses, verification and closure. */
import type { NonconformityRecord } from '#modules/applications/nonconformities/server/index.ts';
import { actorName } from './actor-cell.ts';
import type { Block, Cell } from './blocks.ts';
import { type PageText, strong } from './page-text.ts';

export const nonconformityBlocks = (records: readonly NonconformityRecord[], w: PageText): Block[] =>
  records.length === 0
    ? []
    : [
        { Kind: 'PART', Title: w.known('TITLE_NONCONFORMITY_LIST') },
        ...records.flatMap((record): Block[] => [
          {
            Kind: 'SMALL',
            Title: w.plain(
              [
                record.NonconformityNo,
                w.known(`NC_GRADE_${record.Grade}`).Text,
                w.known(`NC_STATUS_${record.Status}`).Text,
              ].join(' · '),
            ),
          },
          { Kind: 'FACTS', Rows: facts(record, w) },
          ...events(record, w),
        ]),
      ];

const facts = (record: NonconformityRecord, w: PageText): { Label: Cell; Value: Cell }[] => [
  ...(record.Clause ? [{ Label: w.known('NC_CLAUSE'), Value: w.plain(record.Clause) }] : []),
  { Label: w.known('NC_REQUIREMENT'), Value: w.name(record.Requirement) },
  { Label: w.known('NC_STATEMENT'), Value: w.plain([record.Statement, ...w.files(record.Files)].join('\n')) },
  {
    Label: w.known('NC_RAISED'),
    Value: w.plain(`${w.moment(record.RaisedAt).Text} · ${record.RaisedBy.Name}`),
  },
  ...(record.DueOn ? [{ Label: w.known('NC_DUE'), Value: w.day(record.DueOn) }] : []),
];

/** Changes that add a response, which is printed itself. */
const ANSWERS: readonly string[] = ['ANSWER', 'ANSWER_WITH_FORM'];

type Event = { At: string; By: string | null; What: Cell; Text: Cell };

/** Responses and everything that was done about it, oldest first. */
function events({ Responses, History }: NonconformityRecord, w: PageText): Block[] {
  const all = [
    ...Responses.map((response) => responseEvent(response, w)),
    // The newest is first in the record; of several at the same moment the order is that of the record.
    ...History.toReversed()
      .filter(({ Action }) => !ANSWERS.includes(Action))
      .map((entry) => changeEvent(entry, w)),
  ].toSorted((one, other) => one.At.localeCompare(other.At));
  if (all.length === 0) return [];
  return [
    {
      Kind: 'TABLE',
      Widths: [20, 18, 20, 42],
      Head: [
        w.text('ACCREDITATION_FILE_WHEN'),
        w.text('ACCREDITATION_FILE_WHO'),
        w.text('ACCREDITATION_FILE_WHAT'),
        w.text('ACCREDITATION_FILE_REMARK'),
      ],
      Rows: all.map(({ At, By, What, Text }) => [w.moment(At), actorName(By, null, w), What, Text]),
    },
  ];
}

const PARTS = ['Correction', 'Cause', 'CorrectiveAction', 'OtherSites'] as const;

const responseEvent = (response: NonconformityRecord['Responses'][number], w: PageText): Event => ({
  At: response.At,
  By: response.By.Name,
  What: strong(w.known('NC_RESPONSE', { round: response.Round })),
  Text: w.note(
    ...PARTS.map((part) => response[part] && `${w.known(`NC_PART_${part}`).Text}: ${response[part]}`),
    ...w.files(response.Files),
  ),
});

type Change = NonconformityRecord['History'][number]['ResultChange'];

/** What a later checklist result changed, a line each. */
function changedResult(change: Change, w: PageText): (string | false)[] {
  if (change === null) return [];
  const { Before, After } = change;
  const grade = (of: typeof Before) => w.known(`NC_GRADE_${of.Grade}`).Text;
  const due = (of: typeof Before) => w.day(of.DueOn).Text;
  return [
    Before.Grade !== After.Grade && `${grade(Before)} → ${grade(After)}`,
    Before.DueOn !== After.DueOn && `${w.known('NC_DUE').Text}: ${due(Before)} → ${due(After)}`,
    Before.Statement !== After.Statement && w.known('NC_EARLIER_STATEMENT', { text: Before.Statement }).Text,
  ];
}

/** The text follows a name elsewhere. */
const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const changeEvent = (entry: NonconformityRecord['History'][number], w: PageText): Event => ({
  At: entry.At,
  By: entry.By?.Name ?? null,
  What: strong(w.plain(capitalised(w.known(`NC_DID_${entry.Action}`).Text))),
  Text: w.note(
    entry.Method && w.known(`NC_METHOD_${entry.Method}`).Text,
    ...changedResult(entry.ResultChange, w),
    entry.Remark,
    ...w.files(entry.Files),
  ),
});
