import { searchRoutes } from '@assay/shared/search/contract.ts';
import type { Bind } from '../http/bind.ts';
import { searchAll } from './search-all.ts';

export function bindSearch(bind: Bind): void {
  bind(searchRoutes.search, searchAll);
}
