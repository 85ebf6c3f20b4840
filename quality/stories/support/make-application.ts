/**
 * Prepares applications through the API for browser tests: creates a complete draft, submits it, brings it
 * to review with all steps assigned, and approves single steps.
 */
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { type Api, signInToApi } from './api.ts';

/** A complete draft that is not submitted and therefore has no number. */
export type DraftApplication = { key: string };
export type SubmittedApplication = DraftApplication & { number: string };
type Row = Record<string, unknown>;

/** Creates a complete draft application of the client through the API. */
export async function makeApplication(url: string, client: Api, scheme = 'GF'): Promise<DraftApplication> {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === scheme);
  const services = await fetch(`${url}/api/public/service/list`).then((response) => response.json());
  const offered = (services.data.Rows as { ServiceKey: string; Name: { EN: string } }[]).find(
    (row) => row.Name.EN === service?.Definition.Name.EN,
  );
  const made = must(
    await client.post('/application/save', { ServiceKey: offered?.ServiceKey, AssessmentType: 'INITIAL' }),
  );
  const file = await client.upload('document', 'evidence.pdf', samplePdf('evidence'));
  const Answers = service?.validAnswers(
    'INITIAL',
    Array.from({ length: 6 }, () => file),
  );
  const saved = must(
    await client.post('/application/save', { ApplicationKey: made.ApplicationKey, Answers }),
  );
  return { key: String(saved.ApplicationKey) };
}

/** Submits the application, which assigns its number. */
export async function submitMade(client: Api, { key }: DraftApplication): Promise<SubmittedApplication> {
  const { ApplicationNo } = must(await client.post('/application/submit', { ApplicationKey: key }));
  return { key, number: String(ApplicationNo) };
}

/** Submits the application, confirms it and assigns all steps to demo users. */
export async function bringToReview(
  url: string,
  client: Api,
  begun: DraftApplication,
): Promise<SubmittedApplication> {
  const made = await submitMade(client, begun);
  const { key } = made;
  const business = await signInToApi(url, 'business@demo.test');
  must(await business.post('/application/review', { ApplicationKey: key, TransactionNo: 'TX-2026-7001' }));
  const scheduling = await signInToApi(url, 'scheduling@demo.test');
  const people = { ASSESSOR: 'Ivy Chan', ASSESSOR_ONSITE: 'Ben Lau', INDEPREVIEWER: 'Rita Wong' };
  for (const [Mode, name] of Object.entries(people)) {
    const fit = must(await scheduling.get('/application/assignees', { ApplicationKey: key, Mode }))
      .Rows as Row[];
    const AssignedUserKey = fit.find((person) => person.Name === name)?.UserKey;
    must(await scheduling.post('/application/assign', { ApplicationKey: key, Mode, AssignedUserKey }));
  }
  return made;
}

/** Answers the checklist of the current step and approves the step. */
export async function approveStep(url: string, email: string, { key }: DraftApplication): Promise<void> {
  const person = await signInToApi(url, email);
  const { CurrentStep } = must(await person.get('/application/view', { ApplicationKey: key }));
  const { Points } = must(await person.get('/assessment/checklist', { ApplicationKey: key }));
  const own = (Points as Row[]).filter((point) => point.Step === CurrentStep);
  const Answers = own.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  if (Answers.length > 0)
    must(await person.post('/assessment/checklist/submission', { ApplicationKey: key, Answers }));
  must(await person.post('/application/progress/approve', { ApplicationKey: key }));
}

export function must(answer: { status: number; data: Row; error: Row }): Row {
  if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.data;
}
