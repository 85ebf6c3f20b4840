/**
 * Public JSON-LD context that defines the portal's own terms in signed credentials, which reference it; it
 * is never changed: different terms get a new version at a new address.
 */
export function contextDocument(publicUrl: string) {
  const ns = `${publicUrl}/credentials/context/v1#`;
  const own = (name: string) => ({ [name]: `${ns}${name}` });
  const day = (name: string) => ({
    [name]: { '@id': `${ns}${name}`, '@type': 'http://www.w3.org/2001/XMLSchema#date' },
  });
  const yes = { '@id': `${ns}isDemonstration`, '@type': 'http://www.w3.org/2001/XMLSchema#boolean' };
  const certificate = {
    ...own('certificateNumber'),
    revision: { '@id': `${ns}revision`, '@type': 'http://www.w3.org/2001/XMLSchema#integer' },
    ...own('service'),
    ...own('edition'),
    ...own('scope'),
    ...own('sites'),
    ...day('firstIssued'),
    ...day('decided'),
    ...day('effective'),
    ...day('revised'),
    ...day('expires'),
    verificationPage: { '@id': `${ns}verificationPage`, '@type': '@id' },
    signedPage: { '@id': `${ns}signedPage`, '@type': '@id' },
    isDemonstration: yes,
  };
  return {
    '@context': {
      '@version': 1.1,
      '@protected': true,
      ...own('CertificationCredential'),
      ...own('StatementCredential'),
      ...own('SignedPage'),
      CertifiedOrganisation: {
        '@id': `${ns}CertifiedOrganisation`,
        '@context': {
          '@version': 1.1,
          '@protected': true,
          ...own('branchName'),
          certificate: { '@id': `${ns}certificate`, '@type': '@id' },
        },
      },
      Certificate: { '@id': `${ns}Certificate`, '@context': { '@protected': true, ...certificate } },
      Statement: { '@id': `${ns}Statement`, '@context': { '@protected': true, ...certificate } },
    },
  };
}
