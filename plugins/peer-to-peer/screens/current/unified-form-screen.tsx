export { UnifiedFormScreen } from '../shared/unified-form-screen';
