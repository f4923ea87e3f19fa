/** Paths to which the stores navigate: the routes of plugin.ts. */
export const PATHS = {
  base: '/deposit/peer-to-peer/base',
  invoice: '/deposit/peer-to-peer/invoice',
  unifiedForm: '/deposit/peer-to-peer/unified-form',
  instruction: '/deposit/peer-to-peer/instruction',
} as const;
