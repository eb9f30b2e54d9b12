// Table of all API calls for tests with one row per call. The table exists before the server does,
// so its ids are placeholders that a test replaces.
import { getAnswerText, postFile } from '../../server/support/sample-files.ts';
import { listAllCalls, type CallIds, type ServerCall } from '../../server/support/all-api-calls.ts';
import { buildPrayer, getRecord, type TestServer } from '../../server/support/test-server.ts';

const placeholders: CallIds = {
  prayer: 'ID-OF-PRAYER',
  trashed: 'ID-OF-TRASHED',
  user: 'ID-OF-USER',
  conversation: 'ID-OF-CONVERSATION',
  fileUrl: 'URL-OF-FILE',
};

export interface NamedCall extends ServerCall {
  /** Method and route; of several calls to one route, with a number. */
  name: string;
}

const timesByName = new Map<string, number>();

export const namedCalls: readonly NamedCall[] = listAllCalls(placeholders).map((call) => {
  const name = `${call.method} ${call.route.replace('/api/apps/:appId', '')}`;
  const times = (timesByName.get(name) ?? 0) + 1;
  timesByName.set(name, times);
  return { ...call, name: times === 1 ? name : `${name} (${times})` };
});

/** Creates for Alice what the calls refer to. */
export async function createCallIds({ app, alice }: TestServer): Promise<CallIds> {
  const create = async () =>
    getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer())).id;
  const [prayer, trashed] = [await create(), await create()];
  await alice.call('DELETE', `/entities/Prayer/${trashed}`);
  const conversation = await alice.call('POST', '/agents/conversations', {
    agent_name: 'companion',
  });
  const file = await postFile(app, alice, '{"word":"Peace"}', 'a.json', 'UploadPrivateFile');
  return {
    prayer,
    trashed,
    user: alice.id,
    conversation: getRecord(conversation).id,
    fileUrl: getAnswerText(file, 'file_uri'),
  };
}

/** Replaces the placeholders of a call. */
export function fillIds<Call extends ServerCall>(call: Call, ids: CallIds): Call {
  let text = JSON.stringify(call);
  for (const name of Object.keys(placeholders) as (keyof CallIds)[])
    text = text.replaceAll(placeholders[name], ids[name]);
  return JSON.parse(text) as Call;
}
