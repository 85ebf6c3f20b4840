/** Public web components of the nonconformities module: everything that other modules may import. */
export { nonconformityAddress } from '../rules/nonconformity-address.ts';
export { GradeBadge, NonconformityStatusBadge } from './nonconformity-badges.tsx';
export { NonconformityTaskRow } from './nonconformity-task-row.tsx';
export { OpenNonconformities } from './open-nonconformities.tsx';
export { ResponsesToCheck } from './responses-to-check.tsx';
