import type { Api } from './api.ts';
import { makeApplication, type SubmittedApplication, submitMade } from './make-application.ts';

/**
 * Creates a submitted application with an unpaid invoice of HKD 24,500.00 through the API, for browser tests
 * of payment; its ISO 9001 service requires payment before review.
 */
export async function makePayable(url: string, client: Api): Promise<SubmittedApplication> {
  return submitMade(client, await makeApplication(url, client, 'QM'));
}
