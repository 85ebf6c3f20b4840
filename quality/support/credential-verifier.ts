/**
 * Reads credentials and their revocation status with third-party libraries, so that tests prove that
 * software other than the portal can verify them.
 */

// @ts-expect-error the package has no types
import { contexts } from '@digitalbazaar/credentials-context';
// @ts-expect-error the package has no types
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
// @ts-expect-error the package has no types
import jsonld from 'jsonld';

/** Returns a document by its address, as a verifier of a credential would load it. */
export type Load = (url: string) => Promise<unknown>;

/**
 * Returns the status purposes that a third-party verifier finds set; throws if it cannot read the status
 * list.
 */
export async function setPurposes(credential: unknown, load: Load): Promise<string[]> {
  const result: {
    error?: Error;
    results: { status: boolean; credentialStatus: { statusPurpose: string } }[];
  } = await checkStatus({
    credential,
    documentLoader: async (documentUrl: string) => ({ documentUrl, document: await load(documentUrl) }),
    // The status list is a JWT, which the caller verifies before returning it.
    verifyBitstringStatusListCredential: false,
  });
  if (result.error) throw result.error;
  return result.results
    .filter(({ status }) => status)
    .map(({ credentialStatus }) => credentialStatus.statusPurpose);
}

/** Returns the credential's RDF statements; a term that no context defines is refused. */
export async function statementsOf(credential: unknown, load: Load): Promise<string[]> {
  const text: string = await jsonld.toRDF(credential, {
    format: 'application/n-quads',
    safe: true,
    documentLoader: async (documentUrl: string) => ({
      documentUrl,
      document: contexts.get(documentUrl) ?? (await load(documentUrl)),
    }),
  });
  return text.trim().split('\n');
}
