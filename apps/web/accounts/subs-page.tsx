/** Sub-account list screen: the identity module's page with the choice of applications for an invitation. */
import { InviteApplications } from '#modules/applications/applications/web/sharing/invite-applications.tsx';
import { SubsPage as Page } from '#modules/identity/accounts/web/sub/subs-page.tsx';

export const SubsPage = () => <Page Invited={InviteApplications} />;
