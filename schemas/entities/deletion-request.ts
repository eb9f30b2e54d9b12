// Schema of a user's request for the deletion of the account.
import { clientId, maxTextLength, userEmail } from '../fields.ts';
import type { FromSchema } from '../json-schema.ts';

export const deletionRequestSchema = {
  type: 'object',
  properties: {
    client_id: clientId,
    user_email: userEmail,
    user_name: { type: 'string', maxLength: 200 },
    // Not private: the operator reads the reason.
    reason: {
      type: 'string',
      maxLength: maxTextLength,
      merge: 'words',
      default: 'No reason provided',
    },
    request_date: { type: 'string', format: 'date-time', maxLength: 40 },
    status: { type: 'string', maxLength: 40, default: 'pending' },
  },
  required: ['client_id', 'request_date'],
} as const;

export type DeletionRequest = FromSchema<typeof deletionRequestSchema>;
