/** What other modules may use of this one; everything else is its own. */
export { accountSearch } from './account-search.ts';
export { actingPerson, personRows, withoutSession } from './acting-person.ts';
export { checkPhone } from './check-phone.ts';
export { settledConfiguration } from './configuration.ts';
export { DEMO_PASSWORD } from './demo-password.ts';
export { dropIdentities, dropTwoFactor } from './drop-means.ts';
export { endEntry, entryEnded } from './end-entry.ts';
export { findAccount } from './find-account.ts';
export { keepAcceptance } from './keep-acceptance.ts';
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
export { needProof } from './need-proof.ts';
export { sendOpeningLink } from './opening-link.ts';
export { type OrganisationGiven, organisationColumns } from './organisation-columns.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export { checkPassword } from './password-rules.ts';
export { discover } from './provider/discover.ts';
export { providerSettings } from './provider/provider-settings.ts';
export { redeemTicket } from './redeem-ticket.ts';
export { inSameTime } from './same-time.ts';
export { endSessions } from './sessions.ts';
export { hasTwoFactor, isTwoFactorAsked, isTwoFactorMissing } from './two-factor-state.ts';
export { whoAsks } from './who-asks.ts';
