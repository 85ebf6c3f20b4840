/** Server functions of the sign-in module that other modules may import; all other files are internal. */
export { accountSearch } from './account-search.ts';
export { actingPerson, personRows, withoutSession } from './acting-person.ts';
export { authenticatedCaller } from './authenticated-caller.ts';
export { checkPhone } from './check-phone.ts';
export { settledConfiguration } from './configuration.ts';
export { inConstantTime } from './constant-time.ts';
export { DEMO_PASSWORD } from './demo-password.ts';
export { findAccount } from './find-account.ts';
export { legalVersion, legalVersions, termsUpdated } from './legal-versions.ts';
export {
  failLink,
  INVITATION_DAYS,
  LINK_MINUTES,
  type LinkPurpose,
  makeLink,
  peekLink,
  redeemLink,
  voidLinks,
} from './links.ts';
export { mailTemplates } from './mail-templates.ts';
export { sendOpeningLink } from './opening-link.ts';
export { type OrganisationInput, organisationColumns } from './organisation-columns.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export { checkPassword } from './password-rules.ts';
export { discover } from './provider/discover.ts';
export { providerSettings } from './provider/provider-settings.ts';
export { redeemTicket } from './redeem-ticket.ts';
export { dropIdentities, dropTwoFactor } from './remove-sign-in-methods.ts';
export { requireStepUp } from './require-step-up.ts';
export { revokeSignIns, signInsRevoked } from './revoke-sign-ins.ts';
export { saveAcceptance } from './save-acceptance.ts';
export { revokeSessions } from './sessions.ts';
export { hasTwoFactor, isTwoFactorMissing, isTwoFactorRequired } from './two-factor-state.ts';
export { writeAccountStatus } from './write-account-status.ts';
