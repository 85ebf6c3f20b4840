/**
 * List screen of a client's sub-accounts: the identity module's page; its invitation dialog also lets the
 * client choose the applications to share.
 */
import { InviteApplications } from '#modules/applications/applications/web/sharing/invite-applications.tsx';
import { SubsPage as Page } from '#modules/identity/accounts/web/sub/subs-page.tsx';

export const SubsPage = () => <Page Invited={InviteApplications} />;
