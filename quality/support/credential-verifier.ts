// @ts-expect-error it has no types
import { contexts } from '@digitalbazaar/credentials-context';
// @ts-expect-error it has no types
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
// @ts-expect-error it has no types
import jsonld from 'jsonld';

/** Returns a document by its address, as a verifier of a credential would load it. */
export type Load = (url: string) => Promise<unknown>;

/** The purposes whose bit another maker's verifier finds set; throws where it could not look. */
export async function setPurposes(credential: unknown, load: Load): Promise<string[]> {
  const result: {
    error?: Error;
    results: { status: boolean; credentialStatus: { statusPurpose: string } }[];
  } = await checkStatus({
    credential,
    documentLoader: async (documentUrl: string) => ({ documentUrl, document: await load(documentUrl) }),
    // Its list is a JWT, which the caller verifies before it answers it.
    verifyBitstringStatusListCredential: false,
  });
  if (result.error) throw result.error;
  return result.results
    .filter(({ status }) => status)
    .map(({ credentialStatus }) => credentialStatus.statusPurpose);
}

/** What a credential says as statements of linked data; a word that no context defines is refused. */
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
