/** Card methods of the eleven Kyrgyz banks; pages of these methods have a support button (spec 2). */
const KYRGYZ_BANK_METHODS: ReadonlySet<string> = new Set([
  'kg_mbank_p2p',
  'kg_optima_p2p',
  'kg_demir_p2p',
  'kg_bakai_p2p',
  'kg_kompanion_p2p',
  'kg_aiyl_p2p',
  'kg_kicb_p2p',
  'kg_eldik_p2p',
  'kg_doscredo_p2p',
  'kg_finca_p2p',
  'kg_keremet_p2p',
]);

export function hasSupportButton(methodName: string | undefined): boolean {
  return methodName !== undefined && KYRGYZ_BANK_METHODS.has(methodName);
}
