// Client for the backend's integrations: text from a model, e-mail, files.
import { buildRequestBody } from './named-parameters.ts';
import type { CallOptions, SendRequest } from './request.ts';

type Integration<Parameters extends object, T> = (
  parameters: Parameters,
  call?: CallOptions,
) => Promise<T>;

export interface CoreIntegrations {
  /**
   * Returns a text; with a schema, an object of that shape. Status 402 means that the budget for
   * the model is used up.
   */
  InvokeLLM: Integration<
    {
      prompt: string;
      model?: string;
      add_context_from_internet?: boolean;
      response_json_schema?: object;
      file_urls?: string | readonly string[];
    },
    unknown
  >;
  /**
   * `message_key` exists only on our server: an e-mail with the same content and key is sent once a
   * day, even if it is submitted repeatedly.
   */
  SendEmail: Integration<
    { to: string; subject: string; body: string; from_name?: string; message_key?: string },
    unknown
  >;
  UploadFile: Integration<{ file: File | Blob }, { file_url: string }>;
  UploadPrivateFile: Integration<{ file: File | Blob }, { file_uri: string }>;
  /** `expires_in` in seconds, 300 when left out. */
  CreateFileSignedUrl: Integration<
    { file_uri: string; expires_in?: number },
    { signed_url: string }
  >;
  ExtractDataFromUploadedFile: Integration<{ file_url: string; json_schema: object }, unknown>;
  GenerateImage: Integration<{ prompt: string }, { url: string }>;
}

/** `integrations.Core.SendEmail(…)`; every other name is an installable package. */
export type Integrations = { readonly Core: CoreIntegrations } & {
  readonly [pack: string]: Readonly<Record<string, Integration<object, unknown>>>;
};

/** Milliseconds: a model or a large file takes long. */
const longTimeout = 120_000;

export function createIntegrations(send: SendRequest): Integrations {
  return createIntegrationsByName((pack) => {
    const base =
      pack === 'Core'
        ? '/integration-endpoints/Core'
        : `/integration-endpoints/installable/${encodeURIComponent(pack)}/integration-endpoints`;
    return createIntegrationsByName(
      (name) => async (parameters: object, call?: CallOptions) =>
        send('POST', `${base}/${encodeURIComponent(name)}`, {
          body: buildRequestBody('Integration', name, parameters),
          timeout: longTimeout,
          ...call,
        }),
    );
  }) as unknown as Integrations;
}

/**
 * Creates an integration when its name is first read. `then` is excluded, because a promise reads
 * it from every value.
 */
function createIntegrationsByName<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  return new Proxy<Record<string, T>>(
    {},
    { get: (_, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined) },
  );
}
