import { StaffListPage as Page } from '#modules/identity/accounts/web/staff/staff-list-page.tsx';
import { publicRoutes } from '#modules/public/register/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';

export const StaffListPage = () => <Page services={useGet(publicRoutes.serviceList).data?.Rows ?? []} />;
