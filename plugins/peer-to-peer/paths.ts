import { completePath } from '@/cashier/payment-page/complete-path';

/** Paths to which the stores navigate: the routes of plugin.ts. */
export const PATHS = {
  list: '/deposit/peer-to-peer/list',
  base: '/deposit/peer-to-peer/base',
  invoice: '/deposit/peer-to-peer/invoice',
  unifiedForm: '/deposit/peer-to-peer/unified-form',
  instruction: '/deposit/peer-to-peer/instruction',
  complete: completePath('deposit'),
  methods: '/deposit',
} as const;
