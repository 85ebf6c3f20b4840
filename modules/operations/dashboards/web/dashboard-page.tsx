import { isClient } from '#platform/common/access/roles.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ClientDashboard } from './client-dashboard.tsx';
import { StaffDashboard } from './staff-dashboard.tsx';

export function DashboardPage() {
  const Dashboard = isClient(useUser().UserRoleList) ? ClientDashboard : StaffDashboard;
  return (
    <>
      <ArrivalNotice />
      <Dashboard />
    </>
  );
}
