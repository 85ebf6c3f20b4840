/** Client organisations: names, registration number, billing email and logo. */
import { defineModule } from '#platform/common/module.ts';
import { organisationsEvents } from './rules/events.ts';

export const module = defineModule({
  name: 'identity/organisations',
  uses: ['identity/accounts', 'identity/sign-in'],
  events: organisationsEvents,
});
