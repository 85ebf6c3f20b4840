import { isClient } from '@assay/shared/access/roles.ts';
import { useUser } from '../session/use-user.ts';
import { ClientDashboard } from './client-dashboard.tsx';
import { StaffDashboard } from './staff-dashboard.tsx';

export function DashboardPage() {
  return isClient(useUser().UserRoleList) ? <ClientDashboard /> : <StaffDashboard />;
}
