// Prefix of the record ids of pending feedback messages. It has its own file because outbox.ts
// loads send-feedback.ts only when a message is sent.
export const feedbackIdPrefix = 'letter|';
