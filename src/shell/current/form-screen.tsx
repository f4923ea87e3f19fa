export { FormPage as FormScreen } from '../form-page';
