/** Duties of a staff member that the member may change only in one direction: competences and declared interests. */

type Competence = { ServiceKey: string; IndustryCode: string | null };
type Interest = { OrganisationKey: string };

/** Recorded competences and interests of an account. */
export type DutiesOf = { Competences: readonly Competence[]; Interests: readonly Interest[] };

/** Whether every competence is one that the account already has. */
export const hasOnlyKnownCompetences = (own: DutiesOf, after: readonly Competence[]): boolean =>
  after.every(({ ServiceKey, IndustryCode }) =>
    own.Competences.some((one) => one.ServiceKey === ServiceKey && one.IndustryCode === IndustryCode),
  );

/** Whether all declared interests remain. */
export const keepsInterests = (own: DutiesOf, after: readonly Interest[]): boolean =>
  own.Interests.every(({ OrganisationKey }) => after.some((one) => one.OrganisationKey === OrganisationKey));
