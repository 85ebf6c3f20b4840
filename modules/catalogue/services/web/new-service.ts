/**
 * Form values of the screen that creates a service: empty values and the request body, in which a copy takes
 * its kind from the copied service.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/** Form values of a new service. */
export type NewService = {
  SchemeCode: string;
  Name: Localized;
  Kind: ServiceDefinition['Kind'];
  isCopy: boolean;
  CopyOf: string;
};

export const emptyService: NewService = {
  SchemeCode: '',
  Name: { EN: '', CHT: '', CHS: '' },
  Kind: 'CERTIFICATE',
  isCopy: false,
  CopyOf: '',
};

/** Request body for the new service. A copy has the kind of the copied service. */
export const newServiceBody = ({ isCopy, CopyOf, Kind, ...named }: NewService) =>
  isCopy ? { ...named, CopyOf } : { ...named, Kind };
