import { ApplicationsPage } from '#modules/applications/applications/web/index.ts';
import { useFigureFilters } from './use-figure-filters.ts';

/** `/applications`: the list with the filters that the dashboard's figures open it with. */
export const FilteredApplicationsPage = () => <ApplicationsPage dashboardFilters={useFigureFilters()} />;
