/**
 * Start page after sign-in: shows the client or the staff dashboard, and above it why a user was redirected
 * here (missing role, or an emailed link opened while signed in).
 */

import { useState } from 'react';
import { isClient } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { savedArrival } from '#platform/web/session/arrival.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { ClientDashboard } from './client-dashboard.tsx';
import { LinkNotice } from './link-notice.tsx';
import { StaffDashboard } from './staff-dashboard.tsx';

/**
 * Shows a redirected user the reason; survives a reload, and is cleared by the route guard on leaving the
 * page.
 */
function ArrivalNotice() {
  const t = useText();
  const [arrival] = useState(savedArrival);
  if (!arrival) return null;
  return (
    <Words as="div" mb="lg">
      {arrival.Kind === 'LINK' ? (
        <LinkNotice link={arrival.Link} />
      ) : (
        <Notice tone="info" title={t('ROLE_NOT_ALLOWED_TITLE')} isAlert>
          {t('ROLE_NOT_ALLOWED_TEXT')}
        </Notice>
      )}
    </Words>
  );
}

export function DashboardPage() {
  const Dashboard = isClient(useUser().UserRoleList) ? ClientDashboard : StaffDashboard;
  return (
    <>
      <ArrivalNotice />
      <Dashboard />
    </>
  );
}
