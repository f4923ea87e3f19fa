import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, type ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
import 'cashier-host-sdk/element';
import type { CashierFrameEventMap } from 'cashier-host-sdk/element';

@Component({ template: '<h1>A brand</h1>' })
class Home {}

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button (click)="hasPayouts.set(!hasPayouts())">Payouts</button>
    <output>{{ status() }}</output>
    <cashier-frame
      widget-url="https://cashier.example.com/"
      style="height: 640px"
      [payload]="player"
      (cashier-transaction-status)="tell($event)"
    ></cashier-frame>
    @if (hasPayouts()) {
      <cashier-frame
        widget-url="https://cashier.example.com/"
        flow="withdrawal"
        style="height: 640px"
        [payload]="player"
      ></cashier-frame>
    }
  `,
})
class Wallet {
  readonly player = {
    token: 'the session token of the player',
    userId: '42',
    currency: 'EUR',
    paymentGeo: 'DE',
    lang: 'en',
  };
  readonly status = signal('');
  readonly hasPayouts = signal(false);

  tell({ detail }: CashierFrameEventMap['cashier-transaction-status']) {
    this.status.set(`${detail.status} ${detail.amount} ${detail.currency}`);
  }
}

@Component({
  selector: 'brand-root',
  imports: [RouterLink, RouterOutlet],
  template: '<nav><a routerLink="/">Home</a> <a routerLink="/wallet">Wallet</a></nav><router-outlet />',
})
export class App {}

export const config: ApplicationConfig = {
  providers: [
    provideRouter([
      { path: '', component: Home },
      { path: 'wallet', component: Wallet },
    ]),
    provideClientHydration(),
  ],
};
