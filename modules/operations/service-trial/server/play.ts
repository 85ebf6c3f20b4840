import { createHash } from 'node:crypto';
import { onTrialThread } from '#modules/catalogue/forms/server/index.ts';
import { forgetVersion } from '#modules/catalogue/services/server/index.ts';
import { triedBy } from '#modules/certification/certificates/server/index.ts';
import { previewPages } from '#modules/certification/document-templates/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { trialRoutes } from '../rules/contract.ts';
import { loadTried, type TriedVersion } from './load-tried.ts';
import { type Played, playStory } from './play-story.ts';
import { refuseFaulty } from './refuse-faulty.ts';
import { rolledBack } from './rolled-back.ts';
import type { Stage } from './stage.ts';
import { setStage } from './stage.ts';

/** How the numbers of a dry run read outside of it: with the service's own code, counted from one. */
function withRealNumbers<Value>(value: Value, { numbers }: Pick<Stage, 'numbers'>): Value {
  const text = JSON.stringify(value)
    .replaceAll(numbers.Code, numbers.SchemeCode)
    .replaceAll(String(numbers.Base + 1), '00001')
    .replaceAll(String(numbers.Base + 2), '00002')
    .replaceAll(String(numbers.Base + 3), '00003');
  return JSON.parse(text) as Value;
}

type Route = (typeof trialRoutes)['play'];

/** Plays a story and leaves nothing behind (docs/decisions/0018). */
export async function playTrial(asked: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, at } = asked;
  const tried = await loadTried(db, body, at);
  if (!tried.Definition.AssessmentTypes.includes(body.AssessmentType))
    failField('AssessmentType', 'FIELD_INVALID');
  const { Document, ...story } = await onTrialThread(() => played(asked, tried));
  return { ...story, ...(await pagesOf(asked, tried, Document)) };
}

async function played(asked: Context<Route>, tried: TriedVersion): Promise<Played> {
  const { db, actor, body, language } = asked;
  let versionId: number | null = null;
  try {
    return await rolledBack(db, actor.Id, async (tx) => {
      const { AssessmentType, StartOn } = body;
      const stage = await setStage(tx, asked, { tried, AssessmentType, StartOn, language });
      versionId = stage.version.Id;
      return withRealNumbers(await playStory(stage, body), stage);
    });
  } catch (error) {
    return await refuseFaulty(asked, tried.Definition, error);
  } finally {
    if (versionId !== null) forgetVersion(versionId);
  }
}

async function pagesOf(asked: Context<Route>, { Definition }: TriedVersion, document: Played['Document']) {
  if (!document) return { PageHash: null, Pages: [], PageProblems: [] };
  const { CertificateLanguage: language, Templates } = Definition;
  const PageHash = createHash('sha256')
    .update(JSON.stringify([document.Facts, language, Templates]))
    .digest('base64url');
  if (PageHash === asked.body.KnownPage) return { PageHash, Pages: null, PageProblems: [] };
  const { Pages, Problems } = await triedBy(asked.actor.Id, () =>
    previewPages(asked, { definition: Definition, facts: document.Facts, language }),
  );
  return { PageHash, Pages, PageProblems: Problems.map(({ Message }) => Message) };
}
