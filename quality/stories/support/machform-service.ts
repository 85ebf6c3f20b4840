/**
 * Sets up browser tests of MachForm (external form server) through the API: creates the Green Charter
 * service, still without MachForm, and an application for it.
 */
import { charter } from '../../support/machform-service.ts';
import type { Api } from './api.ts';
import { type DraftApplication, must } from './make-application.ts';

/** Creates the Green Charter service with everything except the form provider, for tests with MachForm. */
export async function prepareCharter(admin: Api): Promise<string> {
  const made = must(
    await admin.post('/assessment/create', { SchemeCode: 'CH', Kind: 'STATEMENT', Name: charter.Name }),
  );
  const { ServiceKey, Version } = made;
  const Definition = { ...charter, FormProvider: 'NATIVE', MachForm: null };
  must(await admin.post('/assessment/save', { ServiceKey, Version, Definition }));
  return String(ServiceKey);
}

/** Creates an application for the service as the given client. */
export async function applyForCharter(client: Api, ServiceKey: string): Promise<DraftApplication> {
  const made = must(await client.post('/application/save', { ServiceKey, AssessmentType: 'INITIAL' }));
  return { key: String(made.ApplicationKey) };
}
