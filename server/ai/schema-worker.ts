// Worker thread that compiles answer schemas, checks values, and extracts rows of tables.
import { parentPort } from 'node:worker_threads';
import { ImportError } from '../entities/record-import.ts';
import { extractRows } from '../functions/core-integrations/extract-rows.ts';
import { compileSchema, type FaultFinder } from './compiled-schema.ts';
import type { SchemaJob, SchemaJobResult } from './schema-thread.ts';

parentPort?.on('message', (job: SchemaJob) => parentPort?.postMessage(perform(job)));
parentPort?.postMessage({ kind: 'ready' } satisfies SchemaJobResult);

function perform(job: SchemaJob): SchemaJobResult {
  const findFaults = compile(job.schema);
  if (!findFaults) return { kind: 'bad schema' };
  if (job.kind === 'check') return { kind: 'done', json: JSON.stringify(findFaults(job.value)) };
  try {
    return { kind: 'done', json: JSON.stringify(extractRows({ ...job, findFaults })) };
  } catch (error) {
    if (error instanceof ImportError) return { kind: 'refused', message: error.message };
    throw error;
  }
}

function compile(schema: SchemaJob['schema']): FaultFinder | undefined {
  try {
    return compileSchema(schema);
  } catch {
    // Ajv throws for a schema that is invalid in a way that the cleaning does not detect.
    return undefined;
  }
}
