import {
  type ApplicationFacts,
  applicationWorkflow,
} from '#modules/applications/applications/rules/index.ts';
import {
  factsOf,
  type LoadedApplication,
  loadApplication,
  turnView,
  viewApplication,
  visibleTo,
} from '#modules/applications/applications/server/index.ts';
import { viewChecklist } from '#modules/applications/assessments/server/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { TrialPerson, TrialRecordState } from '../rules/contract.ts';
import { OVERSEER, TRIAL_ROLES } from '../rules/scenario.ts';
import type { TrialEnvironment } from './create-environment.ts';
import { personOf } from './run-action.ts';

/**
 * Returns the state of a dry run's application at a given time: its view, checklist, certificate, and the
 * possible actions of every role, so that switching roles needs no further request.
 */
export async function viewState(stage: TrialEnvironment, at: Date): Promise<TrialRecordState> {
  const { tx, key, language } = stage;
  const admin = personOf(stage, OVERSEER);
  const row = await loaded(stage);
  const facts = factsOf(row, stage.version.Definition);
  const People: TrialPerson[] = [];
  for (const Role of TRIAL_ROLES) {
    const person = personOf(stage, Role);
    const IsInSight = await canSee(stage, person);
    People.push({
      Role,
      Name: translate(`ROLE_${Role}`, language),
      IsTurn: turnView(row, person, null).IsYourTurn,
      IsInSight,
      Actions: IsInSight ? actionsOf(stage, facts, person, at) : [],
    });
  }
  const { Points } = await viewChecklist(tx, admin, key, language, at);
  return {
    View: await viewApplication(tx, admin, key, language, at),
    People,
    Checklist: Points,
    Answers: row.Answers,
    Certificate: certificateOf(row),
  };
}

export async function loaded(stage: TrialEnvironment): Promise<LoadedApplication> {
  const row = await loadApplication(stage.tx, personOf(stage, OVERSEER), stage.key);
  if (!row) throw new Error('the application of a service trial is not visible');
  return row;
}

async function canSee({ tx, key }: TrialEnvironment, person: SignedIn): Promise<boolean> {
  const found = await tx
    .selectFrom('Application')
    .select('Application.Id')
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(person))
    .executeTakeFirst();
  return found !== undefined;
}

const actionsOf = (stage: TrialEnvironment, facts: ApplicationFacts, person: SignedIn, at: Date) =>
  actionsFor(applicationWorkflow, facts, person, at).map((state) => ({
    ...state,
    Reasons: formatReasons(state.Reasons, stage.language),
  }));

function certificateOf(row: LoadedApplication): TrialRecordState['Certificate'] {
  const { CertificateNo, DecisionDate, EffectiveDate, FirstIssueDate, ExpiryDate } = row;
  if (!CertificateNo || !DecisionDate || !EffectiveDate) return null;
  return {
    CertificateNo,
    DecisionDate,
    EffectiveDate,
    FirstIssueDate: FirstIssueDate ?? EffectiveDate,
    ExpiryDate,
  };
}
