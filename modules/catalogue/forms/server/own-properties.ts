/** Registers the portal's additional question properties with the form engine, in each server thread. */
import { Serializer } from 'survey-core';
import { OWN_PROPERTIES } from '../rules/own-properties.ts';

for (const { Class, Name, Type, Default } of OWN_PROPERTIES) {
  Serializer.addProperty(Class, { name: Name, type: Type, default: Default });
}
