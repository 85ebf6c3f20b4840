import { statusText } from '#modules/certification/certificates/rules/index.ts';
import type { DossierRecord } from '../record/record.ts';
import type { Block, Cell, Section } from './blocks.ts';
import { who } from './who.ts';
import { strong, type Words } from './words.ts';

/** What was certified, its pages, and everything that ever happened to it. */
export function certificateSection({ Certificate }: Pick<DossierRecord, 'Certificate'>, w: Words): Section {
  const { Kind } = Certificate;
  const facts: [Parameters<Words['say']>[0], Cell][] = [
    ['DOSSIER_NUMBER', strong(w.plain(Certificate.CertificateNo))],
    ['DOSSIER_KIND', w.known(`TITLE_${Kind}`)],
    ['DOSSIER_HOLDER', w.name(Certificate.OrgName)],
    ...(Certificate.BranchName.EN || Certificate.BranchName.CHT || Certificate.BranchName.CHS
      ? [['DOSSIER_BRANCH', w.name(Certificate.BranchName)] satisfies [Parameters<Words['say']>[0], Cell]]
      : []),
    ['DOSSIER_SERVICE', w.name(Certificate.ServiceName)],
    ['DOSSIER_SCOPE', w.name(Certificate.Scope)],
    ['DOSSIER_SITES', w.plain(Certificate.Sites.join('\n'))],
    ['DOSSIER_FIRST_ISSUED', w.day(Certificate.FirstIssueDate)],
    ['DOSSIER_DECIDED', w.day(Certificate.DecisionDate)],
    ['DOSSIER_EFFECTIVE', w.day(Certificate.EffectiveDate)],
    [
      'DOSSIER_VALID_UNTIL',
      Certificate.ExpiryDate ? w.day(Certificate.ExpiryDate) : w.say('DOSSIER_NO_EXPIRY'),
    ],
    ['DOSSIER_STATUS', w.known(statusText(Kind, Certificate.CertificateStatusCode))],
    ['DOSSIER_STATUS_SINCE', w.day(Certificate.StatusSince)],
    ['DOSSIER_REVISION', w.plain(`R${Certificate.Revision}`)],
  ];
  return {
    Title: w.say(Kind === 'STATEMENT' ? 'DOSSIER_PART_STATEMENT' : 'DOSSIER_PART_CERTIFICATE'),
    Blocks: [
      { Kind: 'FACTS', Rows: facts.map(([key, Value]) => ({ Label: w.say(key), Value })) },
      ...revisions(Certificate.Revisions, w),
      ...events(Certificate, w),
    ],
  };
}

const revisions = (rows: DossierRecord['Certificate']['Revisions'], w: Words): Block[] => [
  { Kind: 'PART', Title: w.say('DOSSIER_REVISIONS') },
  {
    Kind: 'TABLE',
    Widths: [9, 17, 22, 52],
    Head: [
      w.say('DOSSIER_REVISION'),
      w.say('DOSSIER_DAY'),
      w.say('DOSSIER_MADE_HOW'),
      w.say('DOSSIER_SHA256'),
    ],
    Rows: rows
      .toReversed()
      .map((one) => [
        strong(w.plain(`R${one.Revision}`)),
        w.day(one.On),
        w.say(
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

const events = ({ Kind, History }: DossierRecord['Certificate'], w: Words): Block[] => [
  { Kind: 'PART', Title: w.say('DOSSIER_EVENTS') },
  {
    Kind: 'TABLE',
    Widths: [6, 22, 24, 17, 31],
    Head: [
      w.say('DOSSIER_NO'),
      w.say('DOSSIER_WHEN'),
      w.say('DOSSIER_WHAT'),
      w.say('DOSSIER_WHO'),
      w.say('DOSSIER_WHY'),
    ],
    Rows: History.map((one) => [
      w.plain(String(one.Seq)),
      w.moment(one.At),
      strong(
        w.say('DOSSIER_EVENT_TO', {
          event: w.known(`CERT_EVENT_${one.Event}`).Text,
          status: w.known(statusText(Kind, one.ToStatus)).Text,
          day: w.day(one.EffectiveOn).Text,
        }),
      ),
      who(one.By?.Name ?? null, one.AsRole, w),
      w.note(
        one.Remark,
        one.ExpiryDate && w.say('DOSSIER_NEW_EXPIRY', { day: w.day(one.ExpiryDate).Text }).Text,
      ),
    ]),
  },
];
