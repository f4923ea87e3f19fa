import type { Settings } from '../../contract/settings';

/** Address of a method's icon on the files service (contract 2). `filesUrl` falls back to `apiUrl`. */
export function iconUrl(iconId: string, settings: Pick<Settings, 'filesUrl' | 'apiUrl'>): string {
  const base = (settings.filesUrl || settings.apiUrl).replace(/\/+$/, '');
  return `${base}/files/icons/${encodeURIComponent(iconId)}.svg`;
}
