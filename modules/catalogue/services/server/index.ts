import { defineServerModule } from '#platform/server/server-module.ts';
import { servicesOfCompetences } from './published-services.ts';

export const servicesServer = defineServerModule({
  name: 'catalogue/services',
  hooks: [servicesOfCompetences],
});
