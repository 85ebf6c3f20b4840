/**
 * Public transparency log: tamper-evident, signed record of every certificate event, with proofs and
 * checks.
 */
import { defineModule } from '#platform/common/module.ts';
import { transparencyLogEvents } from './rules/events.ts';
import { transparencyTexts } from './texts/transparency.ts';

const texts = { transparency: transparencyTexts };

export const module = defineModule({
  name: 'certification/transparency-log',
  uses: ['applications/applications', 'certification/certificates'],
  events: transparencyLogEvents,
  texts,
});

type TransparencyLogTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends TransparencyLogTexts {}
}
