/** Builds all data for the printed record of a decision; the template contains no text itself. */
import {
  type Block,
  type Cell,
  pageTextIn,
  strong,
} from '#modules/certification/accreditation-files/server/index.ts';
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { languageGroups } from '#platform/common/i18n/language-groups.ts';
import {
  certificationBodyContact,
  phoneAndEmail,
} from '#platform/server/settings/certification-body-contact.ts';
import type { DecisionView } from '../../rules/contract.ts';
import type { decisionTexts } from '../../texts/decision.ts';
import type { decisionDocumentTexts } from '../../texts/decision-document.ts';

type Words = ReturnType<typeof wordsIn>;

/** Formatting functions for one language, with the texts of this module. */
function wordsIn(language: Language) {
  const w = pageTextIn(language);
  const text = (key: keyof typeof decisionTexts | keyof typeof decisionDocumentTexts, params = {}) =>
    w.known(key, params);
  return { ...w, text };
}

export function recordPage(view: DecisionView, language: Language) {
  const w = wordsIn(language);
  const title = w.text('DECISION_PDF_TITLE');
  return {
    Language: language,
    DocumentTitle: `${title.Text} · ${view.DecisionNo}`,
    DocumentDate: hongKongDate(new Date(view.DecidedAt)).split('-').map(Number),
    Author: w.name(certificationBody().Name).Text,
    Body: {
      Name: w.name(certificationBody().Name),
      Contact: w.plain(phoneAndEmail(certificationBodyContact())),
    },
    Title: title,
    Number: w.plain(view.DecisionNo),
    Confidential: w.text('DECISION_PDF_CONFIDENTIAL'),
    PageOf: w.text('DECISION_PDF_PAGE', { page: '{{Page}}', pages: '{{Pages}}' }),
    Blocks: [
      ...decisionBlocks(view, w),
      ...subjectBlocks(view, w),
      ...scopeBlocks(view, w),
      { Kind: 'PART', Title: w.text('DECISION_CONSIDERED') },
      ...stepBlocks(view, w),
      ...nonconformityBlocks(view, w),
      ...dutyBlocks(view, w),
    ] satisfies Block[],
  };
}

type Row = { Label: Cell; Value: Cell };

function decisionBlocks(view: DecisionView, w: Words): Block[] {
  const decider = [
    view.DecidedBy?.Name ?? w.text('DECISION_BY_PORTAL').Text,
    view.AsRole && w.known(`ROLE_${view.AsRole}`).Text,
  ];
  const Rows: Row[] = [
    { Label: w.text('DECISION_PDF_DECISION'), Value: strong(w.known(`DECISION_TYPE_${view.Type}`)) },
    { Label: w.text('DECISION_DECIDER'), Value: w.plain(decider.filter(Boolean).join(' · ')) },
    ...(view.ProposedBy
      ? [{ Label: w.known('PROPOSAL_PROPOSER'), Value: w.plain(view.ProposedBy.Name) }]
      : []),
    { Label: w.text('DECISION_DECIDED'), Value: w.moment(view.DecidedAt) },
    { Label: w.text('DECISION_EFFECTIVE'), Value: w.day(view.EffectiveOn) },
    {
      Label: w.text('DECISION_GROUNDS'),
      Value: view.Grounds ? w.plain(view.Grounds) : w.text('DECISION_NO_GROUNDS'),
    },
  ];
  if (view.Files.length > 0)
    Rows.push({
      Label: w.text('DECISION_FILES'),
      Value: w.plain(view.Files.map(({ Name }) => Name).join('\n')),
    });
  return [
    ...(view.IsRecordedLater
      ? ([
          {
            Kind: 'NOTE',
            Tone: 'soft',
            Title: w.text('DECISION_PDF_RECORDED_LATER'),
            Texts: [w.text('DECISION_RECORDED_LATER')],
          },
        ] satisfies Block[])
      : []),
    { Kind: 'FACTS', Rows },
  ];
}

function subjectBlocks(view: DecisionView, w: Words): Block[] {
  const Rows: Row[] = [
    { Label: w.known('APP_LIST_ORG'), Value: strong(w.name(view.OrgName)) },
    { Label: w.known('APP_LIST_SERVICE'), Value: w.name(view.ServiceName) },
  ];
  if (view.ApplicationNo)
    Rows.push({ Label: w.text('DECISION_APPLICATION'), Value: w.plain(view.ApplicationNo) });
  if (view.CertificateNo)
    Rows.push({ Label: w.text('DECISION_CERTIFICATE'), Value: w.plain(view.CertificateNo) });
  return [
    { Kind: 'PART', Title: w.text('DECISION_PDF_SUBJECT') },
    { Kind: 'FACTS', Rows },
  ];
}

/** The scope before and after, one row for each language that prints a text of its own. */
function scopeBlocks({ ScopeChange }: DecisionView, w: Words): Block[] {
  if (ScopeChange === null) return [];
  const { Before, After } = ScopeChange;
  return [
    { Kind: 'PART', Title: w.text('DECISION_SCOPE') },
    {
      Kind: 'FACTS',
      Rows: languageGroups(Before, After).flatMap(([language]) => [
        { Label: w.text('DECISION_SCOPE_BEFORE'), Value: { ...w.plain(Before[language]), Lang: language } },
        { Label: w.text('DECISION_SCOPE_AFTER'), Value: { ...w.plain(After[language]), Lang: language } },
      ]),
    },
  ];
}

function stepBlocks({ Steps }: DecisionView, w: Words): Block[] {
  return [
    { Kind: 'SMALL', Title: w.text('DECISION_STEPS') },
    Steps.length === 0
      ? { Kind: 'TEXT', Text: w.text('DECISION_NO_STEPS') }
      : {
          Kind: 'TABLE',
          Widths: [22, 20, 22, 36],
          Head: (['STEP', 'BY', 'ON', 'REMARK'] as const).map((name) => w.text(`DECISION_PDF_${name}`)),
          Rows: Steps.map(({ Step, By, At, Remark }) => [
            w.known(`STEP_${Step}`),
            By ? w.plain(By.Name) : w.text('DECISION_BY_PORTAL'),
            w.moment(At),
            w.note(Remark),
          ]),
        },
  ];
}

function nonconformityBlocks({ Nonconformities }: DecisionView, w: Words): Block[] {
  return [
    { Kind: 'SMALL', Title: w.text('DECISION_NONCONFORMITIES') },
    Nonconformities.length === 0
      ? { Kind: 'TEXT', Text: w.text('DECISION_NO_NONCONFORMITIES') }
      : {
          Kind: 'TABLE',
          Widths: [40, 25, 35],
          Head: ['NC_NO', 'NC_GRADE', 'NC_STATUS'].map((key) => w.known(key)),
          Rows: Nonconformities.map(({ NonconformityNo, Grade, Status }) => [
            w.plain(NonconformityNo),
            w.known(`NC_GRADE_${Grade}`),
            w.known(`NC_STATUS_${Status}`),
          ]),
        },
  ];
}

function dutyBlocks({ IsSeparate, Evaluators }: DecisionView, w: Words): Block[] {
  return [
    { Kind: 'PART', Title: w.text('DECISION_DUTIES') },
    {
      Kind: 'TEXT',
      Text: IsSeparate
        ? w.text('DECISION_SEPARATE')
        : { ...strong(w.text('DECISION_NOT_SEPARATE')), Tone: 'warn' },
    },
    ...(Evaluators.length > 0
      ? ([
          {
            Kind: 'FACTS',
            Rows: [
              {
                Label: w.text('DECISION_EVALUATORS'),
                Value: w.list(Evaluators.map(({ Name }) => w.plain(Name))),
              },
            ],
          },
        ] satisfies Block[])
      : []),
  ];
}
