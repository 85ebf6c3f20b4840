import type { ServiceChange } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { compareNodes } from './compare-nodes.ts';
import { formNode } from './form-node.ts';
import { type Node, parts } from './node.ts';
import { nodeOf } from './node-of.ts';

/**
 * What a person would say is different between two versions. Points of the checklist are recognised by their key and
 * questions by their name, so what is put in between changes nothing after it; fees and documents go by their place.
 */
export const compareDefinitions = (before: ServiceDefinition, after: ServiceDefinition): ServiceChange[] =>
  compareNodes('', definitionNode(before), definitionNode(after));

const definitionNode = (definition: ServiceDefinition): Node =>
  parts(
    // No list of these fees is an empty one.
    Object.entries({ CertificateFees: [], ...definition }).map(
      ([name, value]) => [name, name === 'Form' ? formNode(value) : nodeOf(value)] as const,
    ),
    null,
  );
