/**
 * Builds the printed form answers for accreditation files and exported applications (page by page, tables as
 * tables), and the table of answers that a submission changed.
 */
import type { AnswerRow } from '#modules/applications/applications/rules/index.ts';
import type { Block, Cell } from './blocks.ts';
import { type PageText, strong, toned } from './page-text.ts';

/** Printed form answers, page by page: short answers next to their questions, tables as tables. */
export function answerBlocks(answers: readonly AnswerRow[], w: PageText): Block[] {
  const blocks: Block[] = [];
  let page: string | null = null;
  for (const row of answers) {
    if (row.Page !== page) {
      page = row.Page;
      if (page !== '') blocks.push({ Kind: 'SMALL', Title: w.plain(page) });
    }
    if (row.Table && row.Table.Rows.length > 0) blocks.push(...tableOf(row.Title, row.Table, w));
    else addFact(blocks, { Label: w.plain(row.Title), Value: answerCell(row, w) });
  }
  return blocks;
}

/** Table of the answers that a submission changed, with the old and the new answer. */
export const changeTable = (changes: readonly AnswerRow[], w: PageText): Block => ({
  Kind: 'TABLE',
  Widths: [28, 12, 30, 30],
  Head: [
    w.text('ACCREDITATION_FILE_QUESTION'),
    w.text('ACCREDITATION_FILE_CHANGE'),
    w.text('ACCREDITATION_FILE_BEFORE'),
    w.text('ACCREDITATION_FILE_AFTER'),
  ],
  Rows: changes.map((row) => [
    strong(w.plain(row.Title)),
    w.text(
      row.Kind === 'ADDED'
        ? 'ACCREDITATION_FILE_ADDED'
        : row.Kind === 'REMOVED'
          ? 'ACCREDITATION_FILE_REMOVED'
          : 'ACCREDITATION_FILE_CHANGED',
    ),
    toned(w.note(row.Before), 'soft'),
    answerCell(row, w),
  ]),
});

function answerCell(row: AnswerRow, w: PageText): Cell {
  const { Table, Files } = row;
  if (Table) return w.plain(Table.Rows.map((cells) => cells.filter(Boolean).join(' · ')).join('\n'));
  return w.plain(Files.length > 0 ? w.files(Files).join('\n') : row.Text);
}

function tableOf(title: string, { Columns, Rows }: NonNullable<AnswerRow['Table']>, w: PageText): Block[] {
  return [
    { Kind: 'TEXT', Text: strong(w.plain(title)) },
    {
      Kind: 'TABLE',
      Widths: Columns.map(() => 1),
      Head: Columns.map((column) => w.plain(column)),
      Rows: Rows.map((cells) => cells.map((cell) => w.plain(cell))),
    },
  ];
}

/** Adds an answer to the current block of facts; consecutive answers share one block. */
function addFact(blocks: Block[], fact: { Label: Cell; Value: Cell }): void {
  const last = blocks.at(-1);
  if (last?.Kind === 'FACTS') last.Rows.push(fact);
  else blocks.push({ Kind: 'FACTS', Rows: [fact] });
}
