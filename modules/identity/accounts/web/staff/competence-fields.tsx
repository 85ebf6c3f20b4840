import { useMediaQuery } from '@mantine/hooks';
import { teamRoutes } from '#modules/identity/teams/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { CompetenceList } from './competence-list.tsx';
import { CompetenceTable } from './competence-table.tsx';
import type { Competence } from './staff-values.ts';

/** More columns than this are easier to read one service after the other. */
const MOST_COLUMNS = 6;

export type CompetenceProps = {
  services: readonly { Key: string; Name: string; Industries: { Code: string; Name: string }[] }[];
  value: readonly Competence[];
  onChange: (competences: Competence[]) => void;
  isDisabled?: boolean | undefined;
};

/** Services by industries: what the person may be assigned to. */
export function CompetenceFields(props: Omit<CompetenceProps, 'services'>) {
  const localized = useLocalized();
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const { data, error, refetch } = useGet(teamRoutes.member);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={6} height={32} />;
  const services = data.Services.map(({ ServiceKey, Name, Industries }) => ({
    Key: ServiceKey,
    Name: localized(Name),
    Industries: Industries.map(({ Code, Name: industry }) => ({
      Code,
      Name: localized(industry) || Code,
    })).sort((a, b) => a.Name.localeCompare(b.Name)),
  }));
  return isWide && services.length <= MOST_COLUMNS ? (
    <CompetenceTable services={services} {...props} />
  ) : (
    <CompetenceList services={services} {...props} />
  );
}
