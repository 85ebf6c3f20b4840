import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { type StartOption, startRoutes } from '../../rules/start-contract.ts';

type StartChoice = {
  /** What the service offers, in the order of a certificate's life. */
  types: readonly AssessmentType[];
  /** The chosen type where it may be begun, else the first that may. */
  type: AssessmentType | undefined;
  /** Those that qualify for it. */
  certificates: StartOption['Certificates'];
  optionOf: (type: AssessmentType) => StartOption | undefined;
};

/** What may be begun of a service today, by the same rules as CREATE; INITIAL is open while that is being asked. */
export function useStartOptions(service: PublicService | undefined, chosen: AssessmentType): StartChoice {
  const query = { ServiceKey: service?.ServiceKey ?? '' };
  const { data } = useGet(startRoutes.options, query, { enabled: service !== undefined, staleMs: 0 });
  const optionOf = (type: AssessmentType) => data?.Types.find((one) => one.AssessmentType === type);
  const isOpen = (type: AssessmentType): boolean => optionOf(type)?.IsOpen ?? type === 'INITIAL';
  const types = ASSESSMENT_TYPES.filter((type) => service?.AssessmentTypes.includes(type));
  const type = types.includes(chosen) && isOpen(chosen) ? chosen : types.find(isOpen);
  return { types, type, certificates: (type && optionOf(type)?.Certificates) ?? [], optionOf };
}
