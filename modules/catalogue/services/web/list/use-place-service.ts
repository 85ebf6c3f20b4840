import { useRef, useState } from 'react';
import { call, newIntention } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { moved } from '#platform/web/ui/form/moved.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { serviceActionRoutes } from '../../rules/action-routes.ts';
import { type ServiceRow, serviceRoutes } from '../../rules/contract.ts';

const placeRoute = serviceActionRoutes.find(({ Action }) => Action === 'PLACE')?.Route;

/** Moves at once on the screen and then on the server, one move after the other; a refused one goes back. */
export function usePlaceService(rows: readonly ServiceRow[]) {
  const toastError = useToastError();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  const ordered = order
    ? rows.toSorted((a, b) => order.indexOf(a.ServiceKey) - order.indexOf(b.ServiceKey))
    : rows;

  const place = (from: number, to: number): void => {
    const row = ordered[from];
    if (!row || !placeRoute) return;
    setOrder(moved(ordered, from, to).map(({ ServiceKey }) => ServiceKey));
    waiting.current += 1;
    line.current = line.current
      .then(async () => {
        const body = { ServiceKey: row.ServiceKey, Position: to };
        await call(placeRoute, { body, idempotencyKey: newIntention() });
      })
      .catch(toastError)
      .then(async () => {
        waiting.current -= 1;
        if (waiting.current > 0) return;
        await queryClient.invalidateQueries({ queryKey: [serviceRoutes.list.path] });
        // The server's order holds again, whether it took the move or not.
        setOrder(null);
      });
  };
  return { ordered, place };
}
