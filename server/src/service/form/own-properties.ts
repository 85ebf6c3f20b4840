import { OWN_PROPERTIES } from '@assay/shared/form/own-properties.ts';
import { Serializer } from 'survey-core';

for (const { Class, Name, Type, Default } of OWN_PROPERTIES) {
  Serializer.addProperty(Class, { name: Name, type: Type, default: Default });
}
