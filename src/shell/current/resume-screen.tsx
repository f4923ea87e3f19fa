export { ResumePage as ResumeScreen } from '../resume-page';
