/** Says what a request gets wrong by a carrier's own OpenAPI description, more strictly than the carrier's servers do. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export interface OpenApiDescription {
  /** Faults of `value` by the schema that this JSON pointer names; empty where it fits. */
  faults(pointer: string, value: unknown): string[];
}

/**
 * Reads a description of `fixtures/`.
 * @param options.isForm values are texts, as in a form, and are taken for what the schema wants
 */
export function openApiDescription(name: string, { isForm }: { isForm: boolean }): OpenApiDescription {
  const file = new URL(`../fixtures/${name}.json`, import.meta.url);
  const document = closed(JSON.parse(readFileSync(file, 'utf8'))) as { openapi: string };
  const options = { strict: false, allErrors: true, coerceTypes: isForm, logger: false } as const;
  const ajv = document.openapi.startsWith('3.1') ? new Ajv2020(options) : new Ajv(options);
  formats.default(ajv);
  ajv.addFormat('phone-number', /^\+[1-9]\d{1,14}$/);
  ajv.addSchema(document, name);
  const compiled = new Map<string, ValidateFunction>();
  return {
    faults: (pointer, value) => {
      const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${name}#${pointer}` });
      compiled.set(pointer, validate);
      if (validate(value)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message = '', params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    },
  };
}

/** A misspelt field passes an open schema and is dropped by the carrier: here every object takes what it names only. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isObjectSchema = copy['type'] === 'object' && typeof copy['properties'] === 'object';
  return isObjectSchema && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}
