import { ApplicationsPage } from '#modules/applications/applications/web/index.ts';
import { useFigureFilters } from './use-figure-filters.ts';

/** Page `/applications`: the application list with the additional filters that dashboard figures link to. */
export const FilteredApplicationsPage = () => <ApplicationsPage dashboardFilters={useFigureFilters()} />;
