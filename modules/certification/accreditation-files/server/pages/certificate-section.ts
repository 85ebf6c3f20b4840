import { statusText } from '#modules/certification/certificates/rules/index.ts';
import type { AccreditationFileRecord } from '../record/record.ts';
import { actorName } from './actor-cell.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { type PageText, strong } from './page-text.ts';

/**
 * Section of the printed accreditation file on the certificate: what was certified, its dates and status,
 * all revisions of its document, and its complete history.
 */
export function certificateSection(
  { Certificate }: Pick<AccreditationFileRecord, 'Certificate'>,
  w: PageText,
): Section {
  const { Kind } = Certificate;
  const facts: [Parameters<PageText['text']>[0], Cell][] = [
    ['ACCREDITATION_FILE_NUMBER', strong(w.plain(Certificate.CertificateNo))],
    ['ACCREDITATION_FILE_KIND', w.known(`TITLE_${Kind}`)],
    ['ACCREDITATION_FILE_HOLDER', w.name(Certificate.OrgName)],
    ...(Certificate.BranchName.EN || Certificate.BranchName.CHT || Certificate.BranchName.CHS
      ? [
          ['ACCREDITATION_FILE_BRANCH', w.name(Certificate.BranchName)] satisfies [
            Parameters<PageText['text']>[0],
            Cell,
          ],
        ]
      : []),
    ['ACCREDITATION_FILE_SERVICE', w.name(Certificate.ServiceName)],
    ['ACCREDITATION_FILE_SCOPE', w.name(Certificate.Scope)],
    ['ACCREDITATION_FILE_SITES', w.plain(Certificate.Sites.join('\n'))],
    ['ACCREDITATION_FILE_FIRST_ISSUED', w.day(Certificate.FirstIssueDate)],
    ['ACCREDITATION_FILE_DECIDED', w.day(Certificate.DecisionDate)],
    ['ACCREDITATION_FILE_EFFECTIVE', w.day(Certificate.EffectiveDate)],
    [
      'ACCREDITATION_FILE_VALID_UNTIL',
      Certificate.ExpiryDate ? w.day(Certificate.ExpiryDate) : w.text('ACCREDITATION_FILE_NO_EXPIRY'),
    ],
    ['ACCREDITATION_FILE_STATUS', w.known(statusText(Kind, Certificate.CertificateStatusCode))],
    ['ACCREDITATION_FILE_STATUS_SINCE', w.day(Certificate.StatusSince)],
    ['ACCREDITATION_FILE_REVISION', w.plain(`R${Certificate.Revision}`)],
  ];
  return {
    Title: w.text(
      Kind === 'STATEMENT' ? 'ACCREDITATION_FILE_PART_STATEMENT' : 'ACCREDITATION_FILE_PART_CERTIFICATE',
    ),
    Blocks: [
      { Kind: 'FACTS', Rows: facts.map(([key, Value]) => ({ Label: w.text(key), Value })) },
      ...revisions(Certificate.Revisions, w),
      ...events(Certificate, w),
    ],
  };
}

const revisions = (rows: AccreditationFileRecord['Certificate']['Revisions'], w: PageText): Block[] => [
  { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_REVISIONS') },
  {
    Kind: 'TABLE',
    Widths: [9, 17, 22, 52],
    Head: [
      w.text('ACCREDITATION_FILE_REVISION'),
      w.text('ACCREDITATION_FILE_DAY'),
      w.text('ACCREDITATION_FILE_GENERATED_HOW'),
      w.text('ACCREDITATION_FILE_SHA256'),
    ],
    Rows: rows
      .toReversed()
      .map((one) => [
        strong(w.plain(`R${one.Revision}`)),
        w.day(one.On),
        w.text(
          one.Status !== 'READY'
            ? 'ACCREDITATION_FILE_NOT_GENERATED'
            : one.IsManual
              ? 'ACCREDITATION_FILE_BY_HAND'
              : 'ACCREDITATION_FILE_BY_PORTAL',
        ),
        { ...w.hash(one.Sha256), Tone: 'soft' },
      ]),
  },
];

const events = ({ Kind, History }: AccreditationFileRecord['Certificate'], w: PageText): Block[] => [
  { Kind: 'PART', Title: w.text('ACCREDITATION_FILE_EVENTS') },
  {
    Kind: 'TABLE',
    Widths: [6, 22, 24, 17, 31],
    Head: [
      w.text('ACCREDITATION_FILE_NO'),
      w.text('ACCREDITATION_FILE_WHEN'),
      w.text('ACCREDITATION_FILE_WHAT'),
      w.text('ACCREDITATION_FILE_WHO'),
      w.text('ACCREDITATION_FILE_WHY'),
    ],
    Rows: History.map((one) => [
      w.plain(String(one.Seq)),
      w.moment(one.At),
      strong(
        w.text('ACCREDITATION_FILE_EVENT_TO', {
          event: w.known(`CERT_EVENT_${one.Event}`).Text,
          status: w.known(statusText(Kind, one.ToStatus)).Text,
          day: w.day(one.EffectiveOn).Text,
        }),
      ),
      actorName(one.By?.Name ?? null, one.AsRole, w),
      w.note(
        one.Remark,
        one.ExpiryDate && w.text('ACCREDITATION_FILE_NEW_EXPIRY', { day: w.day(one.ExpiryDate).Text }).Text,
        one.ScopeChange &&
          w.text('ACCREDITATION_FILE_NEW_SCOPE', { scope: w.name(one.ScopeChange.After).Text }).Text,
      ),
    ]),
  },
];
