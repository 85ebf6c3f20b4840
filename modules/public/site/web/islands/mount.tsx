import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteContext, type SiteFacts } from '../site-context.ts';
import { type IslandName, islands } from './registry.ts';

/**
 * Hydrates every interactive part (island) of a public page in the browser, with the props that the server
 * rendered it with.
 */
export function mount(facts: SiteFacts): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const Part = islands[place.dataset.island as IslandName] as ComponentType<object>;
    const props = JSON.parse(place.dataset.props ?? '{}') as object;
    hydrateRoot(
      place,
      <StrictMode>
        <SiteContext.Provider value={facts}>
          <Part {...props} />
        </SiteContext.Provider>
      </StrictMode>,
    );
  }
}
