import type { InjectionToken } from 'tsyringe';
import type { Design } from '../../contract/primitives';

/** What requests contain differently in another design, so that no store needs to know the design. */
export interface DesignPolicy {
  /** Whether a withdrawal repeats its amount among its fields (spec 3). */
  readonly isAmountInFields: boolean;
}
export const DesignPolicy: InjectionToken<DesignPolicy> = Symbol('DesignPolicy');

export const DESIGN_POLICIES: Record<Design, DesignPolicy> = {
  current: { isAmountInFields: true },
  legacy: { isAmountInFields: false },
};
