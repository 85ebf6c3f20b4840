import { FinanceTiles } from '#modules/billing/finance-reports/web/finance-tiles.tsx';
import { OverdueAges } from '#modules/billing/finance-reports/web/overdue-ages.tsx';
import { financeRoutes } from '#modules/billing/invoices/rules/overview-contract.ts';
import { DeadlinesPanel } from './deadlines-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { LatePanel } from './late-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { StagesPanel } from './stages-panel.tsx';
import { useFigure } from './use-figure.ts';

const Finance = () => <FinanceTiles overview={useFigure(financeRoutes.overview).data} />;
const Ages = () => <OverdueAges overdue={useFigure(financeRoutes.overview).data?.Overdue} />;

const PANELS = {
  DEADLINES: DeadlinesPanel,
  MONTHS: MonthsPanel,
  STAGES: StagesPanel,
  PEOPLE: PeoplePanel,
  LATE: LatePanel,
  FINANCE: Finance,
  AGES: Ages,
  HEALTH: HealthPanel,
};
export type FigurePanelName = keyof typeof PANELS;

/** Figures and charts: they come after what waits for the reader. */
export function FigurePanel({ of }: { of: FigurePanelName }) {
  const Panel = PANELS[of];
  return <Panel />;
}
