// The times that the person can choose for the device lock.

/** Minutes without use after which the app locks. */
export const minuteChoices = [1, 5, 15, 60] as const;
