import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import type { Caller, Json } from '../caller.ts';

export type Draft = { key: string; answers: Json };

/**
 * Creates and saves a complete application as a simulated client of the chaos tests, without submitting it;
 * returns its key and answers, or null if a step was refused.
 */
export async function newApplication(client: Caller, scheme: 'GF' | 'QM'): Promise<Draft | null> {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === scheme);
  const offered = (await client.get('/public/service/list'))?.Rows as
    | { ServiceKey: string; Name: { EN: string } }[]
    | undefined;
  const ServiceKey = offered?.find((row) => row.Name.EN === service?.Definition.Name.EN)?.ServiceKey;
  const made = await client.write('/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  const key = String(made.Answer.ApplicationKey ?? '');
  const file = await uploaded(client);
  if (!key || !file) return null;
  const answers = service?.validAnswers(
    'INITIAL',
    Array.from({ length: 6 }, () => file),
  ) as Json;
  const saved = await client.write('/application/save', { ApplicationKey: key, Answers: answers });
  return saved.Outcome === 'ok' ? { key, answers } : null;
}

/** Repeats an unanswered upload, as users do. */
async function uploaded(client: Caller): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { Outcome, Answer } = await client.upload('evidence.pdf', samplePdf('evidence'));
    if (Outcome === 'ok') return String(Answer.FileKey);
  }
  return '';
}
