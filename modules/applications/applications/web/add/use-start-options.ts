/**
 * Hook of the form for a new application: which assessment types of the chosen service the client may start
 * today, and the certificates that qualify for the selected type.
 */
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { type ExistingWork, type StartOption, startRoutes } from '../../rules/start-contract.ts';

type StartChoice = {
  /** Assessment types that the service offers, in the order of a certificate's life. */
  types: readonly AssessmentType[];
  /** The chosen type if it may be started, otherwise the first that may. */
  type: AssessmentType | undefined;
  /** The certificates that qualify for the type. */
  certificates: StartOption['Certificates'];
  /** What a further initial application would duplicate; undefined where it is none, or there is nothing. */
  existing: ExistingWork | undefined;
  optionOf: (type: AssessmentType) => StartOption | undefined;
  /** The options of the chosen service are being loaded. */
  isPending: boolean;
};

/** What may be started today, by the same rules as CREATE; while loading, only INITIAL is available. */
export function useStartOptions(service: PublicService | undefined, chosen: AssessmentType): StartChoice {
  const query = { ServiceKey: service?.ServiceKey ?? '' };
  const { data, isLoading } = useGet(startRoutes.options, query, {
    enabled: service !== undefined,
    staleMs: 0,
  });
  const optionOf = (type: AssessmentType) => data?.Types.find((one) => one.AssessmentType === type);
  const isOpen = (type: AssessmentType): boolean => optionOf(type)?.IsOpen ?? type === 'INITIAL';
  const types = ASSESSMENT_TYPES.filter((type) => service?.AssessmentTypes.includes(type));
  const type = types.includes(chosen) && isOpen(chosen) ? chosen : types.find(isOpen);
  return {
    types,
    type,
    certificates: (type && optionOf(type)?.Certificates) ?? [],
    existing: type === 'INITIAL' && data && hasAny(data.Existing) ? data.Existing : undefined,
    optionOf,
    isPending: isLoading,
  };
}

const hasAny = ({ Certificates, Applications, HasUnshared }: ExistingWork): boolean =>
  HasUnshared || Certificates.length + Applications.length > 0;
