export { PixScreen } from '../shared/pix-screen';
