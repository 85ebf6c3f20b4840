import type { AccreditationFileProofs } from '../record/proofs.ts';
import type { Block, Section } from './blocks.ts';
import { type PageText, toned } from './page-text.ts';

/**
 * Section of the printed accreditation file on what anyone can verify without the certification body:
 * entries and checkpoint of the public log, and the digital credential.
 */
export function proofSection(
  { Entries, Waiting, Checkpoint, Credential }: AccreditationFileProofs,
  w: PageText,
): Section {
  const log: Block[] =
    Entries.length === 0
      ? [{ Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_NO_LOG') }]
      : [
          { Kind: 'TEXT', Text: w.text('ACCREDITATION_FILE_LOG_TEXT', { size: Checkpoint?.Size ?? 0 }) },
          {
            Kind: 'FACTS',
            Rows: [
              {
                Label: w.text('ACCREDITATION_FILE_LOG_SIZE'),
                Value: w.plain(String(Checkpoint?.Size ?? '')),
              },
              { Label: w.text('ACCREDITATION_FILE_LOG_ROOT'), Value: w.plain(Checkpoint?.Root) },
              { Label: w.text('ACCREDITATION_FILE_LOG_AT'), Value: w.moment(Checkpoint?.At ?? null) },
            ],
          },
          {
            Kind: 'TABLE',
            Widths: [8, 34, 22, 36],
            Head: [
              w.text('ACCREDITATION_FILE_NO'),
              w.text('ACCREDITATION_FILE_WHAT'),
              w.text('ACCREDITATION_FILE_LOG_PLACE'),
              w.text('ACCREDITATION_FILE_LOG_SINCE'),
            ],
            Rows: Entries.map((entry) => [
              w.plain(String(entry.Seq)),
              w.known(`CERT_EVENT_${entry.Event}`),
              w.plain(String(entry.Index)),
              w.moment(entry.Since),
            ]),
          },
        ];
  return {
    Title: w.text('ACCREDITATION_FILE_PART_PROOFS'),
    Blocks: [
      { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_LOG') },
      ...log,
      ...(Waiting > 0
        ? ([
            {
              Kind: 'TEXT',
              Text: toned(w.text('ACCREDITATION_FILE_LOG_WAITING', { count: Waiting }), 'warn'),
            },
          ] satisfies Block[])
        : []),
      { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_CREDENTIAL') },
      {
        Kind: 'TEXT',
        Text: Credential
          ? w.text('ACCREDITATION_FILE_CREDENTIAL_TEXT', { path: Credential.Path })
          : w.text('ACCREDITATION_FILE_NO_CREDENTIAL'),
      },
    ],
  };
}
