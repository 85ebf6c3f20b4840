/** Credential rules that other modules may import; everything else is internal. */
export { credentialAddress } from './credential-address.ts';
