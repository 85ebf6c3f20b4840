/** What other modules may use of this one; everything else is its own. */
export { ChecklistTab } from './checklist-tab.tsx';
export { FieldResults } from './field-results.tsx';
