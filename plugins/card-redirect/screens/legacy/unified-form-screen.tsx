export { UnifiedFlowPage as UnifiedFormScreen } from '../shared/unified-flow-page';
