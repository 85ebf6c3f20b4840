/**
 * Supplies the invoicing module with the service name for an application, from the service version that the
 * application uses.
 */
import { serviceNames } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from './versions.ts';

export const nameOnInvoices = serviceNames.implement(
  async ({ db, ServiceVersionId }) => (await serviceVersion(db, ServiceVersionId)).Definition.Name,
);
