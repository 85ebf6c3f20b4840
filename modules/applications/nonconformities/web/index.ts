/** Public web components of the nonconformities module: everything that other modules may import. */
export { NonconformityTaskRow } from './nonconformity-task-row.tsx';
