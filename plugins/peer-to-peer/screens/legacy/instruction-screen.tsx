export { InstructionScreen } from '../shared/instruction-screen';
