import { bankRoutes } from '#modules/billing/invoices/rules/bank-contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { confirmLine, confirmLines } from './confirm-line.ts';
import { ignoreLine } from './ignore-line.ts';
import { importStatement } from './import-statement.ts';
import { listLines } from './list-lines.ts';
import { previewStatement } from './preview-statement.ts';
import { bankSummary } from './summary.ts';

export function bindBank(bind: Bind): void {
  bind(bankRoutes.preview, previewStatement);
  bind(bankRoutes.import, importStatement);
  bind(bankRoutes.summary, bankSummary);
  bind(bankRoutes.lines, listLines);
  bind(bankRoutes.confirm, confirmLine);
  bind(bankRoutes.confirmMany, confirmLines);
  bind(bankRoutes.ignore, ignoreLine);
}
