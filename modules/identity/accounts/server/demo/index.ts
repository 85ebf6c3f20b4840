/** Demo accounts that the demo data of other modules may use. */
export { demoOrganisations, demoStaff } from './accounts.ts';
