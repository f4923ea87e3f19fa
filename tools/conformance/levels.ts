export const LEVELS = ['list', 'deposit', 'withdrawal', 'resume', 'history', 'additions'] as const;
export type Level = (typeof LEVELS)[number];
