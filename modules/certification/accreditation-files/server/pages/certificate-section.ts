import { statusText } from '#modules/certification/certificates/rules/index.ts';
import type { AccreditationFileRecord } from '../record/record.ts';
import { actorName } from './actor-name.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { type PageText, strong } from './page-text.ts';

/** What was certified, its pages, and everything that ever happened to it. */
export function certificateSection(
  { Certificate }: Pick<AccreditationFileRecord, 'Certificate'>,
  w: PageText,
): Section {
  const { Kind } = Certificate;
  const facts: [Parameters<PageText['text']>[0], Cell][] = [
    ['DOSSIER_NUMBER', strong(w.plain(Certificate.CertificateNo))],
    ['DOSSIER_KIND', w.known(`TITLE_${Kind}`)],
    ['DOSSIER_HOLDER', w.name(Certificate.OrgName)],
    ...(Certificate.BranchName.EN || Certificate.BranchName.CHT || Certificate.BranchName.CHS
      ? [['DOSSIER_BRANCH', w.name(Certificate.BranchName)] satisfies [Parameters<PageText['text']>[0], Cell]]
      : []),
    ['DOSSIER_SERVICE', w.name(Certificate.ServiceName)],
    ['DOSSIER_SCOPE', w.name(Certificate.Scope)],
    ['DOSSIER_SITES', w.plain(Certificate.Sites.join('\n'))],
    ['DOSSIER_FIRST_ISSUED', w.day(Certificate.FirstIssueDate)],
    ['DOSSIER_DECIDED', w.day(Certificate.DecisionDate)],
    ['DOSSIER_EFFECTIVE', w.day(Certificate.EffectiveDate)],
    [
      'DOSSIER_VALID_UNTIL',
      Certificate.ExpiryDate ? w.day(Certificate.ExpiryDate) : w.text('DOSSIER_NO_EXPIRY'),
    ],
    ['DOSSIER_STATUS', w.known(statusText(Kind, Certificate.CertificateStatusCode))],
    ['DOSSIER_STATUS_SINCE', w.day(Certificate.StatusSince)],
    ['DOSSIER_REVISION', w.plain(`R${Certificate.Revision}`)],
  ];
  return {
    Title: w.text(Kind === 'STATEMENT' ? 'DOSSIER_PART_STATEMENT' : 'DOSSIER_PART_CERTIFICATE'),
    Blocks: [
      { Kind: 'FACTS', Rows: facts.map(([key, Value]) => ({ Label: w.text(key), Value })) },
      ...revisions(Certificate.Revisions, w),
      ...events(Certificate, w),
    ],
  };
}

const revisions = (rows: AccreditationFileRecord['Certificate']['Revisions'], w: PageText): Block[] => [
  { Kind: 'PART', Title: w.text('DOSSIER_REVISIONS') },
  {
    Kind: 'TABLE',
    Widths: [9, 17, 22, 52],
    Head: [
      w.text('DOSSIER_REVISION'),
      w.text('DOSSIER_DAY'),
      w.text('DOSSIER_MADE_HOW'),
      w.text('DOSSIER_SHA256'),
    ],
    Rows: rows
      .toReversed()
      .map((one) => [
        strong(w.plain(`R${one.Revision}`)),
        w.day(one.On),
        w.text(
          one.Status !== 'READY'
            ? 'DOSSIER_NOT_MADE'
            : one.IsManual
              ? 'DOSSIER_BY_HAND'
              : 'DOSSIER_BY_PORTAL',
        ),
        { ...w.hash(one.Sha256), Tone: 'soft' },
      ]),
  },
];

const events = ({ Kind, History }: AccreditationFileRecord['Certificate'], w: PageText): Block[] => [
  { Kind: 'PART', Title: w.text('DOSSIER_EVENTS') },
  {
    Kind: 'TABLE',
    Widths: [6, 22, 24, 17, 31],
    Head: [
      w.text('DOSSIER_NO'),
      w.text('DOSSIER_WHEN'),
      w.text('DOSSIER_WHAT'),
      w.text('DOSSIER_WHO'),
      w.text('DOSSIER_WHY'),
    ],
    Rows: History.map((one) => [
      w.plain(String(one.Seq)),
      w.moment(one.At),
      strong(
        w.text('DOSSIER_EVENT_TO', {
          event: w.known(`CERT_EVENT_${one.Event}`).Text,
          status: w.known(statusText(Kind, one.ToStatus)).Text,
          day: w.day(one.EffectiveOn).Text,
        }),
      ),
      actorName(one.By?.Name ?? null, one.AsRole, w),
      w.note(
        one.Remark,
        one.ExpiryDate && w.text('DOSSIER_NEW_EXPIRY', { day: w.day(one.ExpiryDate).Text }).Text,
      ),
    ]),
  },
];
