import type { DossierProofs } from '../record/proofs.ts';
import type { Block, Section } from './blocks.ts';
import { toned, type Words } from './words.ts';

/** What anyone can verify without the certification body: the public log and the digital credential. */
export function proofSection({ Entries, Waiting, Checkpoint, Credential }: DossierProofs, w: Words): Section {
  const log: Block[] =
    Entries.length === 0
      ? [{ Kind: 'TEXT', Text: w.say('DOSSIER_NO_LOG') }]
      : [
          { Kind: 'TEXT', Text: w.say('DOSSIER_LOG_TEXT', { size: Checkpoint?.Size ?? 0 }) },
          {
            Kind: 'FACTS',
            Rows: [
              { Label: w.say('DOSSIER_LOG_SIZE'), Value: w.plain(String(Checkpoint?.Size ?? '')) },
              { Label: w.say('DOSSIER_LOG_ROOT'), Value: w.plain(Checkpoint?.Root) },
              { Label: w.say('DOSSIER_LOG_AT'), Value: w.moment(Checkpoint?.At ?? null) },
            ],
          },
          {
            Kind: 'TABLE',
            Widths: [8, 34, 22, 36],
            Head: [
              w.say('DOSSIER_NO'),
              w.say('DOSSIER_WHAT'),
              w.say('DOSSIER_LOG_PLACE'),
              w.say('DOSSIER_LOG_SINCE'),
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
    Title: w.say('DOSSIER_PART_PROOFS'),
    Blocks: [
      { Kind: 'PART', Title: w.say('DOSSIER_LOG') },
      ...log,
      ...(Waiting > 0
        ? ([
            { Kind: 'TEXT', Text: toned(w.say('DOSSIER_LOG_WAITING', { count: Waiting }), 'warn') },
          ] satisfies Block[])
        : []),
      { Kind: 'PART', Title: w.say('DOSSIER_CREDENTIAL') },
      {
        Kind: 'TEXT',
        Text: Credential
          ? w.say('DOSSIER_CREDENTIAL_TEXT', { path: Credential.Path })
          : w.say('DOSSIER_NO_CREDENTIAL'),
      },
    ],
  };
}
