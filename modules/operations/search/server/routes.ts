import type { Bind } from '#platform/server/http/bind.ts';
import { searchRoutes } from '../rules/contract.ts';
import { searchAll } from './search-all.ts';

export function bindSearch(bind: Bind): void {
  bind(searchRoutes.search, searchAll);
}
