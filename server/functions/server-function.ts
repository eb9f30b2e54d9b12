// Common types of the server's named functions.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackInfo } from '../../schemas/bible/translation-pack.ts';
import type { BibleProvider } from '../bible/provider.ts';
import type { BibleApiQuota } from './bible-api-quota.ts';
import type { Parameters } from '../http/named-parameters.ts';
import type { Settings } from '../settings.ts';

export interface FunctionParts {
  bible: BibleProvider;
  /**
   * Information about whole translations as files; undefined when the server offers no such files.
   */
  packs?: { info(code: string): Promise<PackInfo | undefined> } | undefined;
  /** The API quota of the caller; undefined means that requests are not counted. */
  apiQuota?: BibleApiQuota | undefined;
  settings: Pick<Settings, 'bible' | 'serviceWorker'>;
  /** Absolute path of the built app; it may be missing. */
  dist: string;
}

export interface FunctionCall {
  parameters: Parameters;
  /**
   * Whether the parameters come from a query string or a form, which contain only text and no
   * numbers.
   */
  areTexts: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns an object, or sends the response itself. */
export type ServerFunction = (parts: FunctionParts, call: FunctionCall) => Promise<object>;
