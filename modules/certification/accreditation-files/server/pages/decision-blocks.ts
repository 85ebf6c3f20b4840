/**
 * Decisions part of an assessment in the printed accreditation file: valid approvals, decisions and returns
 * with their reasons, and all other actions.
 */
import { entryFacts } from '#modules/applications/applications/rules/index.ts';
import type { ApplicationRecord } from '../record/record.ts';
import { actorName } from './actor-cell.ts';
import type { Block, Cell } from './blocks.ts';
import { type PageText, strong } from './page-text.ts';

/** Decisions and returns; all other actions are listed after them. */
const isDecision = ({ Action }: Row): boolean => entryFacts(Action).IsDecision === true;

type Row = ApplicationRecord['History'][number];

/** Decisions with their dates and reasons, the valid approvals, and all other actions in the application. */
export function decisionBlocks(
  { Approvals, History }: Pick<ApplicationRecord, 'Approvals' | 'History'>,
  w: PageText,
): Block[] {
  const decisions = History.filter(isDecision);
  const others = History.filter((row) => !isDecision(row));
  return [
    { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_APPROVALS') },
    Approvals.length === 0
      ? { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_APPROVALS') }
      : {
          Kind: 'TABLE',
          Widths: [28, 34, 26, 12],
          Head: [
            w.text('ACCREDITATION_FILE_STEP'),
            w.text('ACCREDITATION_FILE_WHO'),
            w.text('ACCREDITATION_FILE_WHEN'),
            w.text('ACCREDITATION_FILE_ROUND'),
          ],
          Rows: Approvals.map((one) => [
            strong(w.known(`STEP_${one.Step}`)),
            actorName(one.Name, one.Role, w),
            w.moment(one.At),
            w.plain(String(one.Round)),
          ]),
        },
    { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_DECISIONS') },
    decisions.length === 0
      ? { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_DECISIONS') }
      : historyTable(decisions, w),
    ...(others.length === 0
      ? []
      : ([
          { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_OTHER_EVENTS') },
          historyTable(others, w),
        ] satisfies Block[])),
  ];
}

const historyTable = (rows: readonly Row[], w: PageText): Block => ({
  Kind: 'TABLE',
  Widths: [22, 19, 27, 32],
  Head: [
    w.text('ACCREDITATION_FILE_WHEN'),
    w.text('ACCREDITATION_FILE_WHO'),
    w.text('ACCREDITATION_FILE_WHAT'),
    w.text('ACCREDITATION_FILE_WHY'),
  ],
  Rows: rows.map((row) => [
    w.moment(row.At),
    actorName(row.By?.Name ?? null, row.AsRole, w),
    actionCell(row, w),
    w.note(
      row.IsOverride && w.text('ACCREDITATION_FILE_EXCEPTION').Text,
      row.Remark,
      ...w.files(row.Attachment),
    ),
  ]),
});

function actionCell(row: Row, w: PageText): Cell {
  const atStep = (what: string): Cell =>
    w.plain(row.FromStep ? `${what} · ${w.known(`STEP_${row.FromStep}`).Text}` : what);
  if (row.Action === 'APPROVE_PROGRESS' && row.FromStep) return atStep(w.known(`DONE_${row.FromStep}`).Text);
  if (row.Assigned)
    return w.known('HIST_ASSIGN_PERSON', {
      person: row.Assigned.Name,
      step: w.known(`STEP_${row.Assigned.Step}`).Text,
    });
  if (row.CertificateEnd)
    return w.known('HIST_CANCEL_CERTIFICATE', {
      number: row.CertificateEnd.CertificateNo ?? '',
      status: w.known(`CERT_STATUS_${row.CertificateEnd.CertificateStatusCode}`).Text,
    });
  const text = row.Entry
    ? w.known(`HIST_${row.Action}_ENTRY`, { entry: row.Entry })
    : w.known(`HIST_${row.Action}`);
  return isDecision(row) ? atStep(text.Text) : text;
}
