import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { BrowserWindow } from '@/core/window/browser-window';
import { AppError } from '@/core/errors/app-error';
import { ErrorHandler } from '@/core/errors/error-handler';
import { HostBridge } from '@/core/host-bridge/host-bridge';
import { Session } from '@/core/session/session';
import { drawSlip } from '../slip/draw-slip';
import { slipText, type Slip } from '../slip/slip';

const PNG = 'image/png';

/**
 * Saves, prints and shares a slip. In a native view the host app offers all three in its share sheet, if it supports
 * `share`. Observable.
 */
@injectable()
export class SlipStore {
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

  get canPrint(): boolean {
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

  /** Saves the slip as a picture in the browser's downloads. Never rejects. */
  async save(slip: Slip): Promise<void> {
    try {
      const { document } = this.window;
      const url = URL.createObjectURL(await this.pictureOf(slip));
      const link = Object.assign(document.createElement('a'), { href: url, download: `${fileName(slip)}.png` });
      link.click();
      // Some browsers read the object URL only after the click.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      this.errors.handle(error);
    }
  }

  /** Never rejects. It is no error when the player closes the share sheet. */
  async share(slip: Slip): Promise<void> {
    if (this.isSharing) return;
    this.isSharing = true;
    try {
      if (this.session.isNative) this.shareByHost(slip);
      else await this.shareByBrowser(slip);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.errors.handle(error);
    } finally {
      runInAction(() => (this.isSharing = false));
    }
  }

  reset(): void {
    this.isSharing = false;
  }

  private shareByHost(slip: Slip): void {
    const image = drawSlip(slip, this.window.document).toDataURL(PNG);
    this.host.send({ messageType: 'share', title: slip.title, text: slipText(slip), image });
  }

  private async shareByBrowser(slip: Slip): Promise<void> {
    const { navigator } = this.window;
    const picture = new File([await this.pictureOf(slip)], `${fileName(slip)}.png`, { type: PNG });
    const text = { title: slip.title, text: slipText(slip) };
    const withPicture = { ...text, files: [picture] };
    await navigator.share(navigator.canShare(withPicture) ? withPicture : text);
  }

  private async pictureOf(slip: Slip): Promise<Blob> {
    const canvas = drawSlip(slip, this.window.document);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PNG));
    if (!blob) throw new AppError('The picture could not be made', { code: 'cashVoucher.picture' });
    return blob;
  }
}

/** Only characters that every file system accepts. */
const fileName = ({ reference }: Slip): string => `voucher-${reference.text.replace(/[^\dA-Za-z]/g, '').slice(0, 48)}`;
