/**
 * Client account screen for staff: the identity module's page, completed here with the event log and the
 * client's applications, which belong to other modules.
 */
import { ClientApplications } from '#modules/applications/applications/web/sharing/client-applications.tsx';
import type { ClientParts } from '#modules/identity/accounts/web/account-parts.ts';
import { ClientPage as Page } from '#modules/identity/accounts/web/client/client-page.tsx';
import { logPart } from './log-part.tsx';

const parts: ClientParts = {
  log: logPart,
  applications: (organisation) => <ClientApplications organisation={organisation} />,
};

export const ClientPage = () => <Page parts={parts} />;
