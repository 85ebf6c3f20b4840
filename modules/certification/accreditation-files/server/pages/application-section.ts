import type { ApplicationRecord } from '../record/record.ts';
import { answerBlocks, changeTable } from './answer-blocks.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { checklistBlocks, requestBlocks } from './checklist-blocks.ts';
import { commentBlocks } from './comment-blocks.ts';
import { decisionBlocks } from './decision-blocks.ts';
import { nonconformityBlocks } from './nonconformity-blocks.ts';
import { type PageText, strong } from './page-text.ts';
import { participantBlocks } from './participant-blocks.ts';

/**
 * Section of the printed accreditation file on one assessment: status, answers and their changes, queries,
 * checklist, nonconformities, participants, decisions and comments.
 */
export function applicationSection(application: ApplicationRecord, w: PageText): Section {
  const { ApplicationNo, AssessmentType, Answers, Rounds } = application;
  return {
    Title: w.text('ACCREDITATION_FILE_PART_ASSESSMENT', {
      type: w.known(`TYPE_${AssessmentType}`).Text,
      no: ApplicationNo,
    }),
    Blocks: [
      { Kind: 'FACTS', Rows: statusFacts(application, w) },
      { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_ANSWERS') },
      ...(Answers.length === 0
        ? ([{ Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_ANSWERS') }] satisfies Block[])
        : answerBlocks(Answers, w)),
      ...differences(Rounds, w),
      ...requestBlocks(application.Requested, w),
      ...checklistBlocks(application, w),
      ...nonconformityBlocks(application.Nonconformities, w),
      ...participantBlocks(application, w),
      ...decisionBlocks(application, w),
      ...commentBlocks(application.Comments, w),
    ],
  };
}

function statusFacts(one: ApplicationRecord, w: PageText): { Label: Cell; Value: Cell }[] {
  const row = (key: Parameters<PageText['text']>[0], Value: Cell) => ({ Label: w.text(key), Value });
  return [
    row('ACCREDITATION_FILE_APPLICATION_NO', strong(w.plain(one.ApplicationNo))),
    row('ACCREDITATION_FILE_STATUS', w.known(`STATUS_${one.ApplicationStatusCode}`)),
    row(
      'ACCREDITATION_FILE_SERVICE',
      w.text('ACCREDITATION_FILE_SERVICE_VERSION', {
        service: one.ServiceName,
        version: one.ServiceVersionNo,
      }),
    ),
    row('ACCREDITATION_FILE_TRANSACTION', w.plain(one.TransactionNo)),
    row('ACCREDITATION_FILE_SUBMITTED', w.moment(one.SubmittedAt)),
    row(
      'ACCREDITATION_FILE_WINDOW',
      one.StartDateTime && one.EndDateTime
        ? w.text('ACCREDITATION_FILE_FROM_TO', {
            from: w.moment(one.StartDateTime).Text,
            to: w.moment(one.EndDateTime).Text,
          })
        : w.plain(null),
    ),
    row(
      'ACCREDITATION_FILE_CHAIN',
      w.plain(
        [
          w.list(one.Steps.map((step) => w.known(`STEP_${step}`))).Text,
          one.IsShortFlow && w.text('ACCREDITATION_FILE_SHORT_FLOW').Text,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    ),
    row('ACCREDITATION_FILE_ROUNDS', w.plain(String(one.Round))),
    row('ACCREDITATION_FILE_CERTIFIED', w.moment(one.CertifiedAt)),
    row('ACCREDITATION_FILE_DECIDED', w.day(one.DecisionDate)),
  ];
}

function differences(rounds: ApplicationRecord['Rounds'], w: PageText): Block[] {
  if (rounds.length === 0) return [];
  const [first, ...later] = rounds;
  return [
    { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_DIFFERENCES') },
    {
      Kind: 'TEXT',
      Text: w.text('ACCREDITATION_FILE_FIRST_SUBMITTED', {
        by: first?.By ?? '',
        at: w.moment(first?.At ?? null).Text,
      }),
    },
    ...(later.length === 0
      ? ([{ Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_DIFFERENCES') }] satisfies Block[])
      : later.flatMap(({ At, By, Changes }, at): Block[] => [
          {
            Kind: 'SMALL',
            Title: w.text('ACCREDITATION_FILE_SUBMISSION', { no: at + 2, by: By, at: w.moment(At).Text }),
          },
          Changes.length === 0
            ? { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_SAME_ANSWERS') }
            : changeTable(Changes, w),
        ])),
  ];
}
