import { useEffect, useRef, useState } from 'react';
import { backgroundPost } from '#platform/web/api/background-post.ts';
import { type Fault, serviceRoutes } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import type { ServiceDraft } from './use-service-draft.ts';

const DEBOUNCE_MS = 700;

/**
 * React hook of the service editor that returns the faults of the draft on the screen, checked by the server
 * shortly after each change.
 */
export function useDraftFaults(
  ServiceKey: string,
  { definition, saved, save }: ServiceDraft,
): readonly Fault[] {
  const [result, setResult] = useState<{ of: ServiceDefinition; faults: readonly Fault[] } | null>(null);
  const asking = useRef<AbortController>(null);
  const isKnown = definition === saved.screen || definition === result?.of;
  const isOff = save === 'CLOSED';
  useEffect(() => {
    if (isKnown || isOff) return;
    const timer = setTimeout(() => {
      const controller = new AbortController();
      asking.current = controller;
      const body = { ServiceKey, Definition: definition };
      // Connection errors are reported by saving; the known faults stay.
      void backgroundPost(serviceRoutes.check, { body, signal: controller.signal }).then((checked) => {
        if (checked !== null) setResult({ of: definition, faults: checked.Faults });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.current?.abort();
    };
  }, [ServiceKey, definition, isKnown, isOff]);
  if (definition === saved.screen) return saved.faults;
  return result?.faults ?? saved.faults;
}
