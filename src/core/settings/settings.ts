import type { InjectionToken } from 'tsyringe';
import type { Settings as SettingsShape } from '../../contract/settings';

export type Settings = SettingsShape;
export const Settings: InjectionToken<Settings> = Symbol('Settings');
