/** Public web components of the assessments module: everything that other modules may import. */
export { ChecklistTab } from './checklist-tab.tsx';
export { FieldResults } from './field-results.tsx';
export { earlierPoints } from './slots.ts';
