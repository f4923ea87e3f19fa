import type { InjectionToken } from 'tsyringe';
import type { Design } from '../../contract/primitives';

/** What the wire wants otherwise in another design, so that no store asks which one it is. */
export interface DesignPolicy {
  /** A withdrawal repeats its amount among its fields (spec 3). */
  readonly isAmountInFields: boolean;
}
export const DesignPolicy: InjectionToken<DesignPolicy> = Symbol('DesignPolicy');

export const DESIGN_POLICIES: Record<Design, DesignPolicy> = {
  current: { isAmountInFields: true },
  legacy: { isAmountInFields: false },
};
