import type { Api } from './api.ts';
import { type Made, makeApplication, must } from './make-application.ts';

/** Submitted, with an invoice of HKD 24,500.00; this service is not reviewed before it is paid. */
export async function makePayable(url: string, client: Api): Promise<Made> {
  const made = await makeApplication(url, client, 'QM');
  must(await client.post('/application/submit', { ApplicationKey: made.key }));
  return made;
}
