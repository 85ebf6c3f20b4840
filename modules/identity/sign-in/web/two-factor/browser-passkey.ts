/**
 * Creates passkeys and requests their responses through the browser's WebAuthn API, and checks whether the
 * browser supports them; null if the user cancels.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import type { PasskeyAnswer, PasskeyMade } from '../../rules/two-factor/passkey-shapes.ts';

/** WebAuthn options from the server's library, passed on unchanged. */
type Options = object;
const isRequestOptions = (options: Options): options is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options && typeof options.challenge === 'string';
const isCreationOptions = (options: Options): options is PublicKeyCredentialCreationOptionsJSON =>
  isRequestOptions(options) && 'rp' in options && 'user' in options && 'pubKeyCredParams' in options;
const unreadable = (): never => {
  throw new Error('The options of a passkey lack its challenge.');
};
const browser = () => loadChunk(() => import('@simplewebauthn/browser'));

/** During prerendering, support is assumed, because nearly all browsers have it. */
export const isPasskeyPossible = (): boolean =>
  typeof window === 'undefined' || typeof window.PublicKeyCredential === 'function';

/** Asks the device to create a passkey; null if the user cancels. */
export const makePasskey = (options: Options): Promise<PasskeyMade | null> =>
  unlessClosed(async () => {
    const optionsJSON = isCreationOptions(options) ? options : unreadable();
    const { id, rawId, type, response } = await (await browser()).startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    };
  });

/** Requests one of the passkeys on this device; null if the user cancels. */
export const requestPasskey = (options: Options): Promise<PasskeyAnswer | null> =>
  unlessClosed(async () => {
    const optionsJSON = isRequestOptions(options) ? options : unreadable();
    const { id, rawId, type, response } = await (await browser()).startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  });

/** Browsers do not distinguish between a cancelled prompt and a missing passkey; neither is an error. */
async function unlessClosed<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw error;
  }
}

/** Whether the error means that the device already has a passkey of this account. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
