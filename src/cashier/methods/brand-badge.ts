import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { HttpClient } from '../../core/http/http-client';
import { Settings } from '../../core/settings/settings';

/** The deployment's image for badge type 2. Fetched once, as text (spec 7); without the image the badge is not shown. */
@injectable()
export class BrandBadge {
  /** A `data:` address; undefined until the image has been fetched. */
  imageUrl: string | undefined = undefined;
  private isAsked = false;

  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(Settings) private readonly settings: Settings,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { brandBadgeUrl } = this.settings;
    if (this.isAsked || !brandBadgeUrl) return;
    this.isAsked = true;
    const svg = await this.http.getAsset(brandBadgeUrl);
    if (svg) runInAction(() => (this.imageUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`));
  }
}
