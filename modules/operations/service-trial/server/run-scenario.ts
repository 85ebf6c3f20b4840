/**
 * Performs all actions of a service's dry run in order, continues with usual actions on request, and
 * evaluates state, notable days and certificate on the requested day.
 */
import { z } from 'zod';
import { openPoints } from '#modules/applications/applications/rules/index.ts';
import { factsOf, validationOptions } from '#modules/applications/applications/server/index.ts';
import { viewChecklist } from '#modules/applications/assessments/server/index.ts';
import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import {
  type CertificateFacts,
  NO_CODE,
  previewFacts,
} from '#modules/certification/certificates/server/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import { formatFailure } from '#platform/server/http/format-failure.ts';
import type { TrialActionResult, TrialData, TrialRecordState } from '../rules/contract.ts';
import { trialMarks } from '../rules/marks.ts';
import { nextAction } from '../rules/next-action.ts';
import { MAX_ACTIONS, OVERSEER, type TrialAction } from '../rules/scenario.ts';
import { toActionResult } from './action-result.ts';
import type { TrialEnvironment } from './create-environment.ts';
import { eveningOf, momentOf } from './moment-of.ts';
import { personOf, runAction } from './run-action.ts';
import { loaded, viewState } from './view-state.ts';

type TrialDocument = { Facts: CertificateFacts };

/**
 * Facts for the certificate page: those of the document, or else a preview as if the application were
 * decided today, so that a scope that does not fit is noticed before the decision.
 */
async function documentOf(stage: TrialEnvironment, at: Date): Promise<TrialDocument | null> {
  const row = await loaded(stage);
  if (Object.keys(row.Answers).length === 0) return null;
  const stored = await stage.tx
    .selectFrom('CertificateDocument')
    .select('Facts')
    .where('ApplicationId', '=', row.Id)
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored) return { Facts: { ...stored.Facts, Code: NO_CODE } };
  const { version, portal } = stage;
  const holder = { OrgName: row.OrgName, BranchName: row.BranchName };
  const intent = { application: row, version, account: { Id: 0 }, at, settings: portal.settings };
  return { Facts: previewFacts(intent, holder) };
}

type ScenarioRequest = { Actions: readonly TrialAction[]; Now?: number; PlayOn?: 'NEXT' | 'END' };
export type ScenarioRun = Omit<TrialData, 'PageHash' | 'Pages' | 'PageProblems'> & {
  Document: TrialDocument | null;
};

/** Time limit in ms; the run fails when an action would start after it. */
const TIMEOUT_MS = 12_000;

/** Performs the actions in order, evaluates the end of the requested day, and continues on request. */
export async function runScenario(stage: TrialEnvironment, request: ScenarioRequest): Promise<ScenarioRun> {
  const until = performance.now() + TIMEOUT_MS;
  const Actions: TrialAction[] = [];
  const Came: TrialActionResult[] = [];
  let Refused: TrialData['Refused'] = null;
  let Standing: TrialRecordState | null = null;
  let Document: TrialDocument | null = null;
  const look = async (day: number): Promise<void> => {
    Standing = await viewState(stage, eveningOf(stage.StartOn, day));
    Document = await documentOf(stage, eveningOf(stage.StartOn, day));
  };

  const pending = [...request.Actions];
  let left = request.PlayOn === 'END' ? MAX_ACTIONS : request.PlayOn ? 1 : 0;
  for (;;) {
    const isOwn = pending.length === 0 && left > 0 && Actions.length < MAX_ACTIONS;
    if (isOwn) left -= 1;
    const action = pending.shift() ?? (isOwn ? await suggestNext(stage, Actions, request.Now) : null);
    if (!action) break;
    if (performance.now() > until) fail('ERR_RATE_LIMIT', { Text: 'ERR_TRIAL_LONG' });
    if (!request.PlayOn && request.Now !== undefined && action.Day > request.Now && !Standing)
      await look(request.Now);
    try {
      const view = await runAction(stage, action, momentOf(stage.StartOn, action.Day, Actions.length));
      Actions.push(action);
      Came.push(toActionResult(stage, action, view));
    } catch (error) {
      Refused = { ...refusal(stage, error), Index: Actions.length };
      break;
    }
  }
  const last = Actions.at(-1)?.Day ?? 0;
  if (!Standing) await look(Math.max(last, request.PlayOn ? 0 : (request.Now ?? 0)));
  return { Actions, Refused, Came, ...(await daysOf(stage, Came)), Standing, Document };
}

function refusal(stage: TrialEnvironment, error: unknown) {
  if (error instanceof Failure) return formatFailure(error, stage.language);
  throw error;
}

const sampled = z.record(z.string(), z.json());

/** The usual next action and its day. */
async function suggestNext(
  stage: TrialEnvironment,
  done: readonly TrialAction[],
  now = 0,
): Promise<TrialAction | null> {
  const row = await loaded(stage);
  const { Definition } = stage.version;
  const results = row.ChecklistResults ?? {};
  const next = await nextAction({
    Facts: factsOf(row, Definition),
    OpenPoints: Definition.Checklist.filter(
      (point) => point.Step === row.CurrentStep && !results[point.PointKey],
    ).map((point) => point.PointKey),
    OpenTasks: openPoints(row.Points, row.PointAnswers),
    TaskAnswer: translate('TRIAL_TASK_ANSWER', stage.language),
    IsJustSaved: done.at(-1)?.Action === 'SAVE',
    SampleAnswers: async () =>
      sampled.parse(
        (
          await runInFormThread(
            'sampleAnswers',
            Definition.Form,
            validationOptions(stage.version, stage.language),
          )
        ).Answers,
      ),
  });
  const last = done.at(-1);
  return (
    next && { ...next, Day: Math.max(now, last ? last.Day + pauseBetween(last.Action, next.Action) : 0) }
  );
}

/** Days between two actions: 0 within one sitting, 3 for the assessment after an assignment, otherwise 1. */
function pauseBetween(before: string, after: string): number {
  if (before === 'SAVE' || before === 'CHECKLIST' || after === 'ASSIGN') return 0;
  return before === 'ASSIGN' ? 3 : 1;
}

async function daysOf(stage: TrialEnvironment, came: readonly TrialActionResult[]) {
  const row = await loaded(stage);
  const from = row.FirstIssueDate ?? row.EffectiveDate;
  const { Points } = await viewChecklist(
    stage.tx,
    personOf(stage, OVERSEER),
    stage.key,
    stage.language,
    eveningOf(stage.StartOn, came.at(-1)?.Day ?? 0),
  );
  const Marks = trialMarks({
    StartOn: stage.StartOn,
    Come: came,
    Definition: stage.version.Definition,
    Findings: Points.flatMap(({ Step, DueOn }) => (DueOn === null ? [] : [{ Step, DueOn }])),
    Certificate: from === null ? null : { FirstIssueDate: from, ExpiryDate: row.ExpiryDate },
  });
  return { Marks, IssuedOn: from };
}
