/** Network traffic with sizes and times, as the browser counted them. */
import type { CDPSession } from 'playwright';

interface Entry {
  url: string;
  kind: string;
  mime: string;
  /** When the request was sent, in milliseconds since the epoch. */
  askedAt: number;
  /** Sizes in compressed bytes, with their times. */
  chunks: { at: number; bytes: number }[];
}

export class NetworkLog {
  private readonly entries = new Map<string, Entry>();
  /** Seconds from Chromium's network clock to the epoch's. */
  private shift = 0;

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
      this.shift = wallTime - timestamp;
      const askedAt = wallTime * 1000;
      this.entries.set(requestId, { url: request.url, kind: type ?? '', mime: '', askedAt, chunks: [] });
    });
    cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
      const entry = this.entries.get(requestId);
      if (!entry) return;
      entry.mime = response.mimeType;
      entry.chunks.push({ at: this.toEpoch(timestamp), bytes: response.encodedDataLength });
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
      this.entries.get(requestId)?.chunks.push({ at: this.toEpoch(timestamp), bytes: encodedDataLength });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const entry = this.entries.get(requestId);
      if (!entry) return;
      const counted = entry.chunks.reduce((sum, { bytes }) => sum + bytes, 0);
      entry.chunks.push({ at: this.toEpoch(timestamp), bytes: Math.max(0, encodedDataLength - counted) });
    });
  }

  /**
   * Compressed bytes of scripts, headers included, that had arrived by `until`. Includes our page, because the first
   * script is inline.
   * @param until ms since the epoch
   */
  codeBytes(until = Infinity): number {
    return this.list()
      .filter(({ mime, url }) => mime === 'text/javascript' || new URL(url).pathname === '/')
      .flatMap(({ chunks }) => chunks)
      .reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0);
  }

  /** Number of requests sent by `until`, without method icons. */
  requests(until: number): number {
    return this.list().filter(({ askedAt, url }) => askedAt <= until && !url.endsWith('.svg')).length;
  }

  requestsInAll(): number {
    return this.list().length;
  }

  /** Paths of the requests sent by `until`. @param until ms since the epoch */
  paths(until: number): string[] {
    return this.list()
      .filter(({ askedAt }) => askedAt <= until)
      .map(({ url }) => new URL(url).pathname);
  }

  private list(): Entry[] {
    return [...this.entries.values()].filter(({ url }) => url.startsWith('http'));
  }

  private toEpoch(timestamp: number): number {
    return (timestamp + this.shift) * 1000;
  }
}
