/** Web components of the services module that other modules may import; all other files are internal. */
export { serviceEditAddress, serviceViewAddress } from './addresses.ts';
export { groupFaults } from './draft/group-faults.ts';
export { SetupLinks } from './list/setup-links.tsx';
export { NumberField } from './number-field.tsx';
export { PartProblems } from './part-problems.tsx';
export { PartSection } from './part-section.tsx';
export { placeText } from './place-text.ts';
export type { ServiceTabProps } from './service-tab-props.ts';
export {
  type BeforePublishProps,
  beforePublish,
  certificateTab,
  checklistTab,
  externalFormTab,
  formTab,
} from './slots.ts';
export { ThreeTexts } from './three-texts.tsx';
export { useCanManageServices } from './use-can-manage-services.ts';
export { useServiceOptions } from './use-service-options.ts';
export { useTargetText } from './use-target-text.ts';
