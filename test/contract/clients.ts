// Creates the three clients of the contract tests: two versions of the stock client (npm package
// @base44/sdk), and our backend client.
import { type Backend, createBackend } from '../../src/backend/backend.ts';

type Call = (...parameters: unknown[]) => Promise<unknown>;

interface StockEntity {
  list: Call;
  filter: Call;
  get: Call;
  create: Call;
  update: Call;
  delete: Call;
  deleteMany: Call;
  bulkCreate: Call;
  importEntities: Call;
  updateMany: Call;
  bulkUpdate: Call;
  count: Call;
  aggregate: Call;
  upsert: Call;
  subscribe: (hear: (event: unknown) => void) => () => void;
}

interface StockModules {
  entities: Record<'Prayer' | 'ReadingPlan' | 'User' | 'Nonsense', StockEntity>;
  functions: { invoke: Call; fetch: (path: string, init?: RequestInit) => Promise<Response> };
  integrations: {
    Core: Record<
      | 'InvokeLLM'
      | 'SendEmail'
      | 'UploadFile'
      | 'UploadPrivateFile'
      | 'CreateFileSignedUrl'
      | 'ExtractDataFromUploadedFile'
      | 'GenerateImage',
      Call
    >;
    Twilio: { SendSms: Call };
  };
  agents: {
    getConversations: Call;
    listConversations: Call;
    getConversation: Call;
    createConversation: Call;
    addMessage: Call;
    subscribeToConversation: (id: string, hear: (conversation: unknown) => void) => () => void;
    getWhatsAppConnectURL: (agent: string) => string;
  };
}

/**
 * The calls of a stock client that the script uses. Version 0.8.0 lacks some of them, which the
 * script declares.
 */
export interface StockClient extends StockModules {
  auth: Record<
    | 'me'
    | 'updateMe'
    | 'register'
    | 'verifyOtp'
    | 'resendOtp'
    | 'loginViaEmailPassword'
    | 'resetPasswordRequest'
    | 'resetPassword'
    | 'changePassword'
    | 'isAuthenticated'
    | 'inviteUser',
    Call
  > & {
    redirectToLogin: (next?: string) => void;
    logout: (to?: string) => void;
    setToken: (token: string) => void;
  };
  users: { inviteUser: Call };
  app: { getPublicSettings: Call };
  asServiceRole: StockModules & { sso: { getAccessToken: Call } };
  cleanup: () => void;
}

export const stockVersions = ['0.8.0', '0.8.50'] as const;
export type StockVersion = (typeof stockVersions)[number];

export interface ClientOptions {
  serverUrl: string;
  token?: string | undefined;
  serviceToken?: string | undefined;
  functionsVersion?: string;
  requiresAuth?: boolean;
}

/** Loads the packages on demand, because they look for a browser when they are loaded. */
export async function createStockClient(
  version: StockVersion,
  options: ClientOptions,
): Promise<StockClient> {
  const config = {
    ...options,
    appId: 'selah',
    serverUrl: options.serverUrl,
    analytics: { enabled: false },
  };
  switch (version) {
    case '0.8.0': {
      const { createClient } = await import('base44-sdk-0.8.0');
      return createClient(config as Parameters<typeof createClient>[0]) as unknown as StockClient;
    }
    case '0.8.50': {
      const { createClient } = await import('base44-sdk-0.8.50');
      return createClient(config as Parameters<typeof createClient>[0]) as unknown as StockClient;
    }
  }
}

export function createOurClient(options: ClientOptions): Backend {
  return createBackend({ ...options, appId: 'selah', report: () => {} });
}
