/**
 * Request and response schemas of the WebAuthn data exchanged between browser and server: creation options,
 * a new passkey, and a passkey's response at sign-in or step-up.
 */
import { z } from 'zod';

/** Encoded WebAuthn data, verified by the server's library. */
const bytes = z.string().max(20_000);
const credential = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A newly created passkey. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** A passkey's response to a challenge. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** WebAuthn options, passed to the browser unchanged. */
export const passkeyOptions = z.record(z.string(), z.unknown());
