import { makeAutoObservable, observable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Flow } from '../contract/primitives';
import { AppError } from '../core/errors/app-error';
import { isRefusal } from '../core/errors/is-refusal';
import { Locale } from '../core/locale/locale';
import { onOpen } from '../core/realtime/on-open';
import { Realtime } from '../core/realtime/realtime';
import type { LinkSpec } from '../kernel/plugin';
import { Registry, type RegisteredLink } from '../kernel/registry-token';
import { FullLoaded } from './full-loaded';

export interface ListLink {
  path: string;
  label: string;
  icon: LinkSpec['icon'];
  /** True once the gateway has answered the probe and the label is loaded. Until then the link's space is reserved. */
  isReady: boolean;
}

/**
 * The pages beside the methods (`links` of the manifests). The gateway is asked once for each, when the list is painted
 * and the channel connected, so that the list waits for nothing. A link whose probe is refused is not shown.
 */
@injectable()
export class ListLinks {
  /** Answers by the probe's type; a missing type has not been answered yet. */
  private readonly answers = observable.map<string, boolean>();
  private readonly asking = new Set<string>();

  constructor(
    @inject(Registry) private readonly registry: Registry,
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Locale) private readonly locale: Locale,
    @inject(FullLoaded) fullLoaded: FullLoaded,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    fullLoaded.whenNotified(() => onOpen(realtime, this.askAll));
  }

  /** The links of this flow's list, without those that the gateway refused. Call it in an observer. */
  of(flow: Flow): ListLink[] {
    return this.registry
      .linksOf(flow)
      .filter(({ spec }) => this.answers.get(spec.probe.type) !== false)
      .map(({ path, spec }) => {
        const isReady = this.answers.get(spec.probe.type) === true;
        return { path, icon: spec.icon, isReady, label: isReady ? this.locale.t(spec.label) : '' };
      });
  }

  private askAll(): void {
    for (const link of [...this.registry.linksOf('deposit'), ...this.registry.linksOf('withdrawal')]) {
      const { type } = link.spec.probe;
      if (this.answers.has(type) || this.asking.has(type)) continue;
      this.asking.add(type);
      void this.ask(link).finally(() => this.asking.delete(type));
    }
  }

  /** A probe without an answer decides nothing: it is sent again when the channel reconnects. */
  private async ask({ spec: { probe }, namespace }: RegisteredLink): Promise<void> {
    try {
      await this.realtime.request(probe.type, probe.data as never);
      if (namespace !== undefined) await this.locale.loadNamespace(namespace);
      runInAction(() => this.answers.set(probe.type, true));
    } catch (thrown) {
      const { status } = AppError.from(thrown);
      if (isRefusal(status)) runInAction(() => this.answers.set(probe.type, false));
    }
  }
}
