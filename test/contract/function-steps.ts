// Contract test steps for functions, integrations and agents.
import { pickAnswer, type ContractStep, getId, getText, lacksMethod } from './script-step.ts';

const text = 'John 3' as unknown as { to: string; subject: string; body: string };
const aFile = () => new File(['peace'], 'a.txt', { type: 'text/plain' });

export const functionSteps: readonly ContractStep[] = [
  {
    name: 'a function',
    as: 'alice',
    expects: 'ok',
    stock: async (c) => pickAnswer(await c.functions.invoke('listTranslations', {})),
    ours: async (c) => pickAnswer(await c.functions.invoke('listTranslations', {})),
  },
  {
    name: 'a function without parameters',
    as: 'guest',
    expects: 'ok',
    stock: async (c) => pickAnswer(await c.functions.invoke('listTranslations')),
    ours: async (c) => pickAnswer(await c.functions.invoke('listTranslations')),
  },
  {
    name: 'a function that refuses',
    as: 'alice',
    expects: 400,
    byAnswer: true,
    stock: (c) => c.functions.invoke('fetchBibleChapter', { book: 'JHN' }),
    ours: (c) => c.functions.invoke('fetchBibleChapter', { book: 'JHN' }),
  },
  {
    name: 'a function that there is not',
    as: 'alice',
    expects: 404,
    byAnswer: true,
    stock: (c) => c.functions.invoke('nonsense', {}),
    ours: (c) => c.functions.invoke('nonsense', {}),
  },
  {
    name: 'a function with a text',
    as: 'alice',
    expects: 'thrown',
    stock: (c) => c.functions.invoke('fetchBibleChapter', 'John 3'),
    ours: (c) => c.functions.invoke('fetchBibleChapter', text),
  },
  {
    name: 'a function with a file',
    as: 'alice',
    expects: 'ok',
    stock: async (c) =>
      pickAnswer(
        await c.functions.invoke('listTranslations', {
          file: aFile(),
          nested: { a: [1] },
          number: 3,
          flag: false,
        }),
      ),
    ours: async (c) =>
      pickAnswer(
        await c.functions.invoke('listTranslations', {
          file: aFile(),
          nested: { a: [1] },
          number: 3,
          flag: false,
        }),
      ),
  },
  {
    name: 'a function by fetch',
    as: 'alice',
    expects: 'ok',
    ...lacksMethod,
    stock: async (c) => readAnswer(await c.functions.fetch('/listTranslations', { method: 'GET' })),
    ours: async (c) => readAnswer(await c.functions.fetch('/listTranslations', { method: 'GET' })),
  },
];

export const integrationSteps: readonly ContractStep[] = [
  {
    name: 'a text from the model',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.InvokeLLM({ prompt: 'A blessing.' }),
    ours: (c) => c.integrations.Core.InvokeLLM({ prompt: 'A blessing.' }),
  },
  {
    name: 'an object from the model',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.integrations.Core.InvokeLLM({
        prompt: 'Both.',
        add_context_from_internet: false,
        response_json_schema: schema,
      }),
    ours: (c) =>
      c.integrations.Core.InvokeLLM({
        prompt: 'Both.',
        add_context_from_internet: false,
        response_json_schema: schema,
      }),
  },
  {
    name: 'the model for a guest',
    as: 'guest',
    expects: 401,
    stock: (c) => c.integrations.Core.InvokeLLM({ prompt: 'x' }),
    ours: (c) => c.integrations.Core.InvokeLLM({ prompt: 'x' }),
  },
  {
    name: 'mail to the support',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.SendEmail(mailTo('support@example.org')),
    ours: (c) => c.integrations.Core.SendEmail(mailTo('support@example.org')),
  },
  {
    name: 'mail to a stranger',
    as: 'alice',
    expects: 403,
    stock: (c) => c.integrations.Core.SendEmail(mailTo('stranger@elsewhere.org')),
    ours: (c) => c.integrations.Core.SendEmail(mailTo('stranger@elsewhere.org')),
  },
  {
    name: 'an integration with a text',
    as: 'alice',
    expects: 'thrown',
    stock: (c) => c.integrations.Core.SendEmail('John 3'),
    ours: (c) => c.integrations.Core.SendEmail(text),
  },
  {
    name: 'upload',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.UploadFile({ file: aFile() }),
    ours: (c) => c.integrations.Core.UploadFile({ file: aFile() }),
  },
  {
    name: 'upload for oneself',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.integrations.Core.UploadPrivateFile({ file: aFile() }),
    ours: (c) => c.integrations.Core.UploadPrivateFile({ file: aFile() }),
    keep: (result, { ids }) => void (ids['file'] = getText(result, 'file_uri')),
  },
  {
    name: 'an address for it',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) =>
      c.integrations.Core.CreateFileSignedUrl({ file_uri: getId(w, 'file'), expires_in: 60 }),
    ours: (c, w) =>
      c.integrations.Core.CreateFileSignedUrl({ file_uri: getId(w, 'file'), expires_in: 60 }),
  },
  {
    name: 'an address for a file of another user',
    as: 'bob',
    expects: 404,
    stock: (c, w) => c.integrations.Core.CreateFileSignedUrl({ file_uri: getId(w, 'file') }),
    ours: (c, w) => c.integrations.Core.CreateFileSignedUrl({ file_uri: getId(w, 'file') }),
  },
  {
    name: 'data from a file',
    as: 'alice',
    expects: 'ok',
    stock: async (c) =>
      c.integrations.Core.ExtractDataFromUploadedFile({
        file_url: getText(await c.integrations.Core.UploadFile({ file: aTable() }), 'file_url'),
        json_schema: rows,
      }),
    ours: async (c) =>
      c.integrations.Core.ExtractDataFromUploadedFile({
        file_url: getText(await c.integrations.Core.UploadFile({ file: aTable() }), 'file_url'),
        json_schema: rows,
      }),
  },
  {
    name: 'a picture, which there is not',
    as: 'alice',
    expects: 404,
    stock: (c) => c.integrations.Core.GenerateImage({ prompt: 'x' }),
    ours: (c) => c.integrations.Core.GenerateImage({ prompt: 'x' }),
  },
  {
    name: 'a package, which there is not',
    as: 'alice',
    expects: 404,
    stock: (c) => c.integrations.Twilio.SendSms({ to: '1' }),
    ours: (c) => c.integrations['Twilio']?.['SendSms']?.({ to: '1' }),
  },
];

export const agentSteps: readonly ContractStep[] = [
  {
    name: 'begin a conversation',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.agents.createConversation({ agent_name: 'companion', metadata: { p: 1 } }),
    ours: (c) => c.agents.createConversation({ agent_name: 'companion', metadata: { p: 1 } }),
    keep: (result, { ids }) => void (ids['talk'] = getText(result, 'id')),
  },
  {
    name: 'begin with an agent there is none of',
    as: 'alice',
    expects: 404,
    stock: (c) => c.agents.createConversation({ agent_name: 'nonsense' }),
    ours: (c) => c.agents.createConversation({ agent_name: 'nonsense' }),
  },
  {
    name: 'begin as a guest',
    as: 'guest',
    expects: 401,
    stock: (c) => c.agents.createConversation({ agent_name: 'companion' }),
    ours: (c) => c.agents.createConversation({ agent_name: 'companion' }),
  },
  {
    name: 'all conversations',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.agents.getConversations(),
    ours: (c) => c.agents.listConversations(),
  },
  {
    name: 'some conversations',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.agents.listConversations({
        q: { agent_name: 'companion', 'metadata.p': 1 },
        sort: '-created_date',
        limit: 2,
        fields: ['id', 'agent_name'],
      }),
    ours: (c) =>
      c.agents.listConversations({
        q: { agent_name: 'companion', 'metadata.p': 1 },
        sort: '-created_date',
        limit: 2,
        fields: ['id', 'agent_name'],
      }),
  },
  {
    name: 'one conversation',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.agents.getConversation(getId(w, 'talk')),
    ours: (c, w) => c.agents.getConversation(getId(w, 'talk')),
  },
  {
    name: 'a conversation of another user',
    as: 'bob',
    expects: 403,
    stock: (c, w) => c.agents.getConversation(getId(w, 'talk')),
    ours: (c, w) => c.agents.getConversation(getId(w, 'talk')),
  },
  {
    name: 'a conversation that there is not',
    as: 'alice',
    expects: 404,
    stock: (c) => c.agents.getConversation('nonsense'),
    ours: (c) => c.agents.getConversation('nonsense'),
  },
];

const schema = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
};
const rows = { type: 'object', properties: { title: { type: 'string' } } };
const mailTo = (to: string) => ({ to, subject: 'Thanks', body: 'A good app.' });
const aTable = () => new File(['title\nPeace\n'], 'a.csv', { type: 'text/csv' });

async function readAnswer(response: Response): Promise<unknown> {
  return { status: response.status, body: await response.json() };
}
