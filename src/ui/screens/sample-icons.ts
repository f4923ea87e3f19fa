/** Marks for stories: a coloured sign with letters, as a data address. */
export function sampleIcon(letters: string, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${color}"/><text x="20" y="26" font-family="system-ui,sans-serif" font-size="15" font-weight="700" fill="#fff" text-anchor="middle">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const ICONS = {
  upi: sampleIcon('UPI', '#0b7a4b'),
  visa: sampleIcon('V', '#1a2b8f'),
  master: sampleIcon('M', '#c8321e'),
  rupay: sampleIcon('R', '#0d5aa7'),
  paytm: sampleIcon('P', '#0f4a8a'),
  phonepe: sampleIcon('Pe', '#5f259f'),
  bitcoin: sampleIcon('B', '#b36200'),
  tether: sampleIcon('T', '#1f7f63'),
  ether: sampleIcon('E', '#4a5fc1'),
  bank: sampleIcon('NB', '#3b4250'),
  cash: sampleIcon('C', '#7a5a00'),
};
