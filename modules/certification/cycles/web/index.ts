/** Web parts of cycles that other modules may import; everything else is internal. */
export { ApplicationDateField } from './application-date-field.tsx';
export { CertificateTaskRow } from './certificate-task-row.tsx';
export { HolderTasks } from './holder-tasks.tsx';
export { PlanButton } from './plan-button.tsx';
export { WhatIf } from './what-if.tsx';
