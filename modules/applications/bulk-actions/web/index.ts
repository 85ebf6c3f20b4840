/** What other modules may use of this one; everything else is its own. */
export { BulkBar } from './bulk-bar.tsx';
export { BulkButton } from './bulk-button.tsx';
export { bulkKindsOf } from './bulk-rights.ts';
export { type BulkController, useBulkController } from './use-bulk-controller.ts';
