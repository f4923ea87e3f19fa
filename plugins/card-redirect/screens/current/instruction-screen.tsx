export { InstructionPage as InstructionScreen } from '../shared/instruction-page';
