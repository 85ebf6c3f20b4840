/**
 * What differs between the industries, tags, stages and grounds screens: routes, key field and text keys; with the
 * shared entry type and how to get an entry's key and code.
 */
import type { Route } from '#platform/common/contract/define-route.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { referenceChangeRoutes as change } from '../rules/change-routes.ts';
import { referenceRoutes, type StageRow, type Use } from '../rules/contract.ts';

/** An entry of any ordered reference list; each list uses some of the optional fields. */
export type Entry = {
  Name: Localized;
  Position: number;
  IsActive: boolean;
  Version: number;
  Uses?: Use[] | undefined;
  Code?: string;
  TagCode?: string;
  StageKey?: string;
  GroundCode?: string;
  Description?: Localized;
  Step?: StageRow['Step'];
  TargetDays?: number;
};

/** The differences between the lists on the screen: routes, keys and texts. */
export type ReferenceKind = {
  /** Suffix of the list's text keys: `REFERENCE_ADD_TAG`, `REFERENCE_EMPTY_TAGS`. */
  One: 'INDUSTRY' | 'TAG' | 'STAGE' | 'GROUND';
  Many: 'INDUSTRIES' | 'TAGS' | 'STAGES' | 'GROUNDS';
  Key: 'Code' | 'TagCode' | 'StageKey' | 'GroundCode';
  list: Route;
  save: Route;
  place: Route;
  remove: Route;
};

export const industryKind: ReferenceKind = {
  One: 'INDUSTRY',
  Many: 'INDUSTRIES',
  Key: 'Code',
  list: referenceRoutes.industries,
  save: change.saveIndustry,
  place: change.placeIndustry,
  remove: change.deleteIndustry,
};

export const tagKind: ReferenceKind = {
  One: 'TAG',
  Many: 'TAGS',
  Key: 'TagCode',
  list: referenceRoutes.tags,
  save: change.saveTag,
  place: change.placeTag,
  remove: change.deleteTag,
};

export const stageKind: ReferenceKind = {
  One: 'STAGE',
  Many: 'STAGES',
  Key: 'StageKey',
  list: referenceRoutes.stages,
  save: change.saveStage,
  place: change.placeStage,
  remove: change.deleteStage,
};

export const groundKind: ReferenceKind = {
  One: 'GROUND',
  Many: 'GROUNDS',
  Key: 'GroundCode',
  list: referenceRoutes.grounds,
  save: change.saveGround,
  place: change.placeGround,
  remove: change.deleteGround,
};

export const keyOf = (kind: ReferenceKind, entry: Entry): string => entry[kind.Key] ?? '';
/** The code that users enter and see; a stage has none. */
export const codeOf = ({ Code, TagCode, GroundCode }: Entry): string | undefined =>
  Code ?? TagCode ?? GroundCode;
