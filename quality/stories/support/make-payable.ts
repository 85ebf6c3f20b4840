import type { Api } from './api.ts';
import { makeApplication, type SubmittedApplication, submitMade } from './make-application.ts';

/** Submitted, with an invoice of HKD 24,500.00; this service is not reviewed before it is paid. */
export async function makePayable(url: string, client: Api): Promise<SubmittedApplication> {
  return submitMade(client, await makeApplication(url, client, 'QM'));
}
