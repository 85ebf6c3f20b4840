/** Public web components of the bulk actions module: everything that other modules may import. */
export { BulkBar } from './bulk-bar.tsx';
export { BulkButton } from './bulk-button.tsx';
export { bulkKindsOf } from './bulk-rights.ts';
export { type BulkController, useBulkController } from './use-bulk-controller.ts';
