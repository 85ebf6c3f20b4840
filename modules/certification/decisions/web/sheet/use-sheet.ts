/** Hooks of the decision sheet: its data, its sentence, and the nonconformities it weighs. */
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { isDecisionStep } from '#modules/applications/applications/rules/index.ts';
import {
  isWithdrawn,
  type NonconformityRow,
  nonconformityRoutes,
  nonconformityStatuses,
} from '#modules/applications/nonconformities/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { type DecisionSheet, decisionSheetRoutes } from '../../rules/sheet-contract.ts';

export const useSheet = (ApplicationKey: string) => useGet(decisionSheetRoutes.sheet, { ApplicationKey });

export const useFindings = (ApplicationKey: string) =>
  useGet(nonconformityRoutes.ofApplication, { ApplicationKey });

/** A step before the last one recommends; the last one decides. */
function roleOf({ CurrentStep, Steps }: ApplicationView): 'RECOMMEND' | 'ENDORSE' | 'DECIDE' {
  if (CurrentStep === null || !isDecisionStep(CurrentStep) || Steps.at(-1)?.Step === CurrentStep)
    return 'DECIDE';
  return CurrentStep === 'INDEPREVIEWER' ? 'RECOMMEND' : 'ENDORSE';
}

/** What the sentence stands for: the reader's own decision, or the state of the application's. */
export function useSentenceLabel(view: ApplicationView, { State }: DecisionSheet): string {
  const t = useText();
  const format = useFormat();
  if (State === 'DECLINED') return t('SHEET_DECLINED');
  if (State === 'DECIDED')
    return view.DecisionDate
      ? t('SHEET_DECIDED', { date: format.date(view.DecisionDate) })
      : t('TITLE_DECISION');
  return view.IsYourTurn && isDecisionStep(view.CurrentStep)
    ? t(`SHEET_YOURS_${roleOf(view)}`)
    : t('SHEET_AHEAD');
}

/** What is decided, in one sentence. */
export function useSentence(): (view: ApplicationView, sheet: DecisionSheet) => string {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const language = useLanguage();
  return (view, { Kind, Type, OrgName, ServiceName, NameExtra, Term }) => {
    const extra = localized(NameExtra);
    const name = localized(ServiceName);
    const service = extra ? `${name}${language === 'EN' ? ` (${extra})` : `（${extra}）`}` : name;
    const what = Kind === 'STATEMENT' ? 'STATEMENT' : Term.To === null ? `${Type}_OPEN` : Type;
    const form =
      view.CurrentStep === 'INDEPREVIEWER' && roleOf(view) === 'RECOMMEND' ? 'RECOMMEND' : 'DECIDE';
    return t(`SHEET_${form}_${what}`, { org: localized(OrgName), service, date: format.date(Term.To) });
  };
}

export type WeighedFindings = {
  /** Without withdrawn ones: open ones first, of these MAJOR first. */
  rows: NonconformityRow[];
  major: { total: number; verified: number };
  minor: { total: number; planned: number; openPlanned: number; openUnplanned: number };
};

const isOneOf = (statuses: readonly string[], { Status }: NonconformityRow): boolean =>
  statuses.includes(Status);

/** The nonconformities in the order in which they matter for the decision, and counted. */
export function weighed(all: readonly NonconformityRow[]): WeighedFindings {
  const { open, planned, settled } = nonconformityStatuses;
  const rows = all.filter(({ Status }) => !isWithdrawn(Status));
  const rank = (row: NonconformityRow) => (isOneOf(open, row) ? 0 : 2) + (row.Grade === 'MAJOR' ? 0 : 1);
  const [majors, minors] = [
    rows.filter(({ Grade }) => Grade === 'MAJOR'),
    rows.filter(({ Grade }) => Grade === 'MINOR'),
  ];
  const openMinors = minors.filter((row) => isOneOf(open, row));
  return {
    rows: rows.toSorted((one, other) => rank(one) - rank(other)),
    major: { total: majors.length, verified: majors.filter((row) => isOneOf(settled, row)).length },
    minor: {
      total: minors.length,
      planned: minors.filter((row) => isOneOf(planned, row)).length,
      openPlanned: openMinors.filter((row) => isOneOf(planned, row)).length,
      openUnplanned: openMinors.filter((row) => !isOneOf(planned, row)).length,
    },
  };
}
