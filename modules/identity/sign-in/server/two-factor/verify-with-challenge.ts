/**
 * Verifies a passkey's response together with its challenge, and separates a wrong response (null) from a
 * failure of the portal (an error). The library reports wrong responses as plain errors, so an error of
 * `consume`, such as of the database, is remembered and thrown: it says nothing about the passkey.
 */
export async function verifyWithChallenge<Outcome>(
  consume: (challenge: string) => Promise<boolean>,
  verify: (expectedChallenge: typeof consume) => Promise<Outcome>,
): Promise<Outcome | null> {
  const failures: unknown[] = [];
  const expectedChallenge: typeof consume = (challenge) =>
    consume(challenge).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  return verify(expectedChallenge).catch(() => {
    if (failures.length > 0) throw failures[0];
    return null;
  });
}
