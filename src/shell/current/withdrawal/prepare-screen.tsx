export { PreparePage as PrepareScreen } from '../../withdrawal/prepare-page';
