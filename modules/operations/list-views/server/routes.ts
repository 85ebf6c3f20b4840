import { listViewRoutes } from '#platform/common/list-view/contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { choose } from './choose.ts';
import { listViews } from './read-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';

export function bindListView(bind: Bind): void {
  bind(listViewRoutes.list, listViews);
  bind(listViewRoutes.save, saveView);
  bind(listViewRoutes.remove, removeView);
  bind(listViewRoutes.choose, choose);
}
