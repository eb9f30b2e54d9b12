// Prefix of the record ids of pending feedback messages.
export const feedbackIdPrefix = 'letter|';
