/** Web parts of cycles that other modules may import; everything else is internal. */
export { ApplicationDateField } from './application-date-field.tsx';
export { PlanButton } from './plan-button.tsx';
export { WhatIf } from './what-if.tsx';
