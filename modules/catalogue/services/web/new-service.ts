import type { Localized } from '#platform/common/contract/shapes.ts';
import type { ServiceDefinition } from '../rules/definition.ts';

/** What the form about a new service holds. */
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

/** A copy is of the copied service's kind. */
export const newServiceBody = ({ isCopy, CopyOf, Kind, ...named }: NewService) =>
  isCopy ? { ...named, CopyOf } : { ...named, Kind };
