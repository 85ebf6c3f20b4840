/** Screen for adding a staff account: the identity module's page with the competence fields. */
import { CompetenceFields } from '#modules/applications/teams/web/competence-fields.tsx';
import { StaffAddPage as Page } from '#modules/identity/accounts/web/staff/staff-add-page.tsx';

export const StaffAddPage = () => <Page Competences={CompetenceFields} />;
