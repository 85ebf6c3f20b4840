/** Blocks of a printed decision: what was decided, about what, and what was considered. */
import {
  type Block,
  type Cell,
  type PageText,
  strong,
} from '#modules/certification/accreditation-files/server/index.ts';
import { languageGroups } from '#platform/common/i18n/language-groups.ts';
import type { DecisionView } from '../../rules/contract.ts';
import { PROPOSAL_STATUS_ON } from '../../rules/proposals/statuses.ts';
import type { decisionTexts } from '../../texts/decision.ts';
import type { decisionDocumentTexts } from '../../texts/decision-document.ts';

export type Words = ReturnType<typeof withDecisionTexts>;

/** The formatting functions of a document, with the texts of this module. */
export function withDecisionTexts(w: PageText) {
  const text = (key: keyof typeof decisionTexts | keyof typeof decisionDocumentTexts, params = {}) =>
    w.known(key, params);
  return { ...w, text };
}

type Row = { Label: Cell; Value: Cell };

export function decisionFactBlocks(view: DecisionView, w: Words): Block[] {
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
  Rows.push(...proposalRows(view, w));
  if (view.Files.length > 0)
    Rows.push({
      Label: w.text('DECISION_FILES'),
      Value: w.plain(w.files(view.Files).join('\n')),
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

/** The listed ground, and of an urgent suspension its ratification. */
function proposalRows({ Proposal }: DecisionView, w: Words): Row[] {
  if (Proposal === null) return [];
  const ground = { Label: w.known('FIELD_Ground'), Value: w.name(Proposal.GroundName) };
  if (!Proposal.IsUrgent) return [ground];
  const isDeclined = Proposal.Status === PROPOSAL_STATUS_ON.DECLINE;
  const closed = Proposal.ClosedBy
    ? `${Proposal.ClosedBy.Name} · ${w.moment(Proposal.ClosedAt).Text}`
    : w.known('PROPOSAL_STATUS_PROPOSED').Text;
  return [
    ground,
    { Label: w.known('PROPOSAL_URGENT'), Value: w.known('LIST_YES') },
    {
      Label: w.known(isDeclined ? 'PROPOSAL_NOT_RATIFIED_BY' : 'PROPOSAL_RATIFIED_BY'),
      Value: w.plain(closed),
    },
  ];
}

export function subjectBlocks(view: DecisionView, w: Words): Block[] {
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
export function scopeBlocks({ ScopeChange }: DecisionView, w: Words): Block[] {
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

export function stepBlocks({ Steps }: DecisionView, w: Words): Block[] {
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

export function consideredNonconformityBlocks({ Nonconformities }: DecisionView, w: Words): Block[] {
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

export function dutyBlocks({ IsSeparate, Evaluators }: DecisionView, w: Words): Block[] {
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
