/** What went over the wire, and when, as the browser counted it. */
import type { CDPSession } from 'playwright';

interface Entry {
  url: string;
  kind: string;
  mime: string;
  /** Milliseconds since the epoch. */
  askedAt: number;
  /** Compressed bytes with their time. */
  chunks: { at: number; bytes: number }[];
}

export class NetworkLog {
  private readonly entries = new Map<string, Entry>();
  /** Chromium's network clock counts from another zero than the page's. */
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
   * Compressed bytes of scripts, headers included, that had arrived by then; our page, in which the first one stands,
   * is one of them. @param until ms since the epoch
   */
  codeBytes(until = Infinity): number {
    return this.list()
      .filter(({ mime, url }) => mime === 'text/javascript' || new URL(url).pathname === '/')
      .flatMap(({ chunks }) => chunks)
      .reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0);
  }

  /** Requests made by then, method icons left out. */
  requests(until: number): number {
    return this.list().filter(({ askedAt, url }) => askedAt <= until && !url.endsWith('.svg')).length;
  }

  requestsInAll(): number {
    return this.list().length;
  }

  /** Of what was asked for by then. @param until ms since the epoch */
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
