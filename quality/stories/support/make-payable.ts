import type { Api } from './api.ts';
import { makeApplication, type SubmittedApplication, submitMade } from './make-application.ts';

/**
 * Creates a submitted application with an invoice of HKD 24,500.00; this service requires payment before
 * review.
 */
export async function makePayable(url: string, client: Api): Promise<SubmittedApplication> {
  return submitMade(client, await makeApplication(url, client, 'QM'));
}
