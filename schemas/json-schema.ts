// The subset of JSON Schema that describes records, with the merge rules of fields, and the
// TypeScript type derived from a schema.

/**
 * Rule for merging a field when both this device and the server changed it (replication/SPEC.md,
 * section Merge).
 *
 * - `value`, the default: the pending edit wins.
 * - `words`: the pending edit wins, and the other text is kept.
 * - `union`: lists are united.
 * - `greater`: the greater number, the later calendar day, or true wins.
 * - `earliest`: the earlier time wins; a row without the field changes nothing.
 * - `derived`: counted from other records and never merged; the server's value stands until the
 *   next count.
 * - `theirs`: the field belongs to the server.
 */
export type MergeRule = 'words' | 'union' | 'value' | 'greater' | 'earliest' | 'derived' | 'theirs';

export interface StringSchema {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: 'date' | 'date-time';
  readonly default?: string;
  readonly merge?: MergeRule;
  /** Text of a person that end-to-end encryption encrypts, if the person wants it. */
  readonly private?: true;
  readonly description?: string;
}

export interface NumberSchema {
  readonly type: 'integer' | 'number';
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
  readonly merge?: MergeRule;
  readonly description?: string;
}

export interface BooleanSchema {
  readonly type: 'boolean';
  readonly default?: boolean;
  readonly merge?: MergeRule;
  readonly description?: string;
}

export interface ArraySchema {
  readonly type: 'array';
  readonly items: FieldSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly default?: readonly unknown[];
  readonly merge?: MergeRule;
  readonly description?: string;
}

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  /** Undeclared fields are kept as well. No record schema of this project sets it. */
  readonly additionalProperties?: true;
  readonly default?: Readonly<Record<string, unknown>>;
  readonly merge?: MergeRule;
  readonly description?: string;
}

/**
 * Any JSON value. No record schema of this project uses it; entity files of the hosted platform may
 * leave a type open.
 */
export interface AnySchema {
  readonly type: 'any';
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly merge?: MergeRule;
  readonly description?: string;
}

export type FieldSchema =
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | ArraySchema
  | ObjectSchema
  | AnySchema;

type RequiredKeys<S> = S extends { readonly required: readonly (infer K)[] } ? K : never;

/**
 * The value a field holds; on an object, fields that are not required may be missing or null (null
 * clears a field on the wire).
 */
export type FromSchema<S> = S extends {
  readonly type: 'string';
  readonly enum: readonly (infer V)[];
}
  ? V
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'integer' | 'number' }
      ? number
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'array'; readonly items: infer I }
          ? FromSchema<I>[]
          : S extends { readonly type: 'object'; readonly properties: infer P }
            ? {
                -readonly [K in keyof P as K extends RequiredKeys<S> ? K : never]: FromSchema<P[K]>;
              } & {
                -readonly [K in keyof P as K extends RequiredKeys<S> ? never : K]?: FromSchema<
                  P[K]
                > | null;
              }
            : never;
