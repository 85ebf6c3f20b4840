/** What other modules may use of this one; everything else is its own. */
export { ApplicationDateField } from './application-date-field.tsx';
export { WhatIf } from './what-if.tsx';
