import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { AppError } from '../errors/app-error';
import { ErrorHandler } from '../errors/error-handler';
import { HostBridge } from '../host-bridge/host-bridge';
import { Session } from '../session/session';
import { BrowserWindow } from '../window/browser-window';

const PNG = 'image/png';

/** What is shared beside the text, or saved. */
export interface Picture {
  /** With its ending, and only characters that every file system accepts. */
  fileName: string;
  draw(): HTMLCanvasElement;
}

/**
 * Ways out of the cashier for what a player keeps: print, save, share. In a native view the host app offers all three in
 * its share sheet, if it supports `share`. One per scope. Observable.
 */
@injectable()
export class TakeAway {
  /** True while the picture is being drawn or the system's share sheet is open. */
  isSharing = false;

  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(Session) private readonly session: Pick<Session, 'isNative' | 'payload'>,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** A native app's web view can neither print nor save a file. */
  get canPrint(): boolean {
    return !this.session.isNative;
  }

  get canSave(): boolean {
    return !this.session.isNative;
  }

  /** Frames without `allow="web-share"` and most desktop browsers have no share sheet. */
  get canShare(): boolean {
    if (this.session.isNative) return this.session.payload.canShare;
    const { navigator } = this.window;
    return navigator.canShare?.({ text: 'text' }) ?? false;
  }

  print(): void {
    this.window.print();
  }

  /** Puts a file into the browser's downloads. */
  save(fileName: string, content: Blob): void {
    const url = URL.createObjectURL(content);
    Object.assign(this.window.document.createElement('a'), { href: url, download: fileName }).click();
    // Some browsers read the object URL only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  /** Never rejects. */
  async savePicture(picture: Picture): Promise<void> {
    try {
      this.save(picture.fileName, await blobOf(picture));
    } catch (error) {
      this.errors.handle(error);
    }
  }

  /** Never rejects. It is no error when the player closes the share sheet. */
  async share(words: { title: string; text: string }, picture?: Picture): Promise<void> {
    if (this.isSharing) return;
    this.isSharing = true;
    try {
      if (this.session.isNative) {
        this.host.send({ messageType: 'share', ...words, ...(picture && { image: picture.draw().toDataURL(PNG) }) });
      } else await this.shareByBrowser(words, picture);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.errors.handle(error);
    } finally {
      runInAction(() => (this.isSharing = false));
    }
  }

  reset(): void {
    this.isSharing = false;
  }

  private async shareByBrowser(words: { title: string; text: string }, picture?: Picture): Promise<void> {
    const { navigator } = this.window;
    if (!picture) return navigator.share(words);
    const file = new File([await blobOf(picture)], picture.fileName, { type: PNG });
    const both = { ...words, files: [file] };
    await navigator.share(navigator.canShare(both) ? both : words);
  }
}

async function blobOf(picture: Picture): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => picture.draw().toBlob(resolve, PNG));
  if (!blob) throw new AppError('The picture could not be made', { code: 'share.picture' });
  return blob;
}
