/**
 * Editor for the services and industries for which a staff user is competent and may be assigned; a table on
 * wide screens with few services, otherwise a list.
 */
import { useMediaQuery } from '@mantine/hooks';
import {
  type CompetenceChoice,
  CompetenceList,
  CompetenceTable,
} from '#modules/identity/accounts/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { teamRoutes } from '../rules/contract.ts';

/** Maximum number of services shown as columns; with more, a list is easier to read. */
const MAX_COLUMNS = 6;

/** The services and industries to which the user may be assigned. */
export function CompetenceFields(props: CompetenceChoice) {
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
  return isWide && services.length <= MAX_COLUMNS ? (
    <CompetenceTable services={services} {...props} />
  ) : (
    <CompetenceList services={services} {...props} />
  );
}
