/** Staff account screen: the identity module's page with the event log and the competence fields. */
import { CompetenceFields } from '#modules/applications/teams/web/competence-fields.tsx';
import { StaffPage as Page } from '#modules/identity/accounts/web/staff/staff-page.tsx';
import { logPart } from './log-part.tsx';

const parts = { log: logPart, Competences: CompetenceFields };

export const StaffPage = () => <Page parts={parts} />;
