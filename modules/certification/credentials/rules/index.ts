/** What other modules may use of this one; everything else is its own. */
export { credentialAddress } from './credential-address.ts';
