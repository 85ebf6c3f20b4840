import type { AssignedStep } from '#modules/catalogue/services/rules/steps.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PeopleChoice } from '#platform/web/ui/form/people-choice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { applicationRoutes } from '../rules/contract.ts';

type Props = {
  applicationKey: string;
  mode: AssignedStep;
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
};

/** People for the step; those who do not fit stay in the list, greyed, with the reason. */
export function AssignPeople({ applicationKey, mode, value, error, onChange }: Props) {
  const t = useText();
  const people = useGet(applicationRoutes.assignees, { ApplicationKey: applicationKey, Mode: mode });
  if (people.error) return <ErrorPanel error={people.error} onRetry={() => void people.refetch()} />;
  if (!people.data) return <Skeletons lines={3} height={36} />;
  const sorted = people.data.Rows.toSorted(
    (a, b) => Number(b.Allowed) - Number(a.Allowed) || a.Open - b.Open,
  );
  return (
    <PeopleChoice
      people={sorted.map(({ UserKey, Name, Allowed, Open, Reasons }) => ({
        UserKey,
        Name,
        isClosed: !Allowed,
        description: Allowed
          ? t('ASSIGN_OPEN', { count: Open })
          : `${t('ASSIGN_UNFIT')}: ${Reasons.map((reason) => reason.Message).join(' ')}`,
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
