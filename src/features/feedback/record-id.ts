// How the record of a letter that waits is named.
export const feedbackIdPrefix = 'letter|';
