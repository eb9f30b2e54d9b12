// Tests of what all integrations have in common: invalid bodies, and integrations that do not
// exist.
import { expect, test } from 'vitest';
import { createTestServer } from '../../support/test-server.ts';

const core = '/integration-endpoints/Core';

test.each([
  'InvokeLLM',
  'SendEmail',
  'UploadFile',
  'UploadPrivateFile',
  'CreateFileSignedUrl',
  'ExtractDataFromUploadedFile',
])('%s with text as the body gets the error of the contract', async (name) => {
  const { app, alice } = await createTestServer();
  const response = await app.inject({
    method: 'POST',
    url: `/api/apps/selah${core}/${name}`,
    payload: '"a prompt"',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${alice.token}` },
  });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    {
      message: `Integration ${name} must receive an object with named parameters, received: a prompt`,
    },
  ]);
});

test.each([
  `${core}/GenerateImage`,
  `${core}/toString`,
  '/integration-endpoints/installable/Slack/integration-endpoints/send',
  '/integrations/custom/shop/getOrders',
])('the integration %s does not exist and says so', async (path) => {
  const { alice } = await createTestServer();
  expect(await alice.call('POST', path, { prompt: 'x' })).toMatchObject({
    status: 404,
    body: { code: 'integration_not_found', message: expect.stringMatching(/^This server has no/) },
  });
});
