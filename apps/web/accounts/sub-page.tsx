/**
 * Sub-account screen: the identity module's page, completed here with the applications that the client
 * shares with the sub-account.
 */
import { SubApplications } from '#modules/applications/applications/web/sharing/sub-applications.tsx';
import { SubPage as Page } from '#modules/identity/accounts/web/sub/sub-page.tsx';

export const SubPage = () => <Page Shared={SubApplications} />;
