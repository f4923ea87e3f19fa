import { observable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { Settings } from '../../core/settings/settings';

export const PREPARE_PAGE = '/withdrawal/prepare';

/** Which methods require the player's profile before the first withdrawal (spec 3, `isPreparationRequired`). Observable. */
@injectable()
export class Preparation {
  private readonly prepared = observable.set<string>();

  constructor(@inject(Settings) private readonly settings: Settings) {}

  isNeeded(flow: Flow, method: PaymentMethod): boolean {
    return flow === 'withdrawal' && this.takesAdvancedFields(method) && !this.prepared.has(method.name);
  }

  /** Whether the method's advanced fields are asked for on the profile's page instead of in its form. */
  takesAdvancedFields({ name, isPreparationRequired }: PaymentMethod): boolean {
    return isPreparationRequired && !this.settings.methodsWithoutPreparation.includes(name);
  }

  /** Marks the method as prepared until the page is reloaded. */
  done(methodName: string): void {
    this.prepared.add(methodName);
  }
}
