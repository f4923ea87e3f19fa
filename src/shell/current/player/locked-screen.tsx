export { LockedPage as LockedScreen } from '../../player/locked-page';
