/**
 * Staff list screen: the identity module's page, to which it passes the services of the catalogue, which
 * that module may not load itself.
 */
import { offerRoutes } from '#modules/catalogue/services/rules/offer-contract.ts';
import { StaffListPage as Page } from '#modules/identity/accounts/web/staff/staff-list-page.tsx';
import { useGet } from '#platform/web/api/use-get.ts';

export const StaffListPage = () => <Page services={useGet(offerRoutes.list).data?.Rows ?? []} />;
