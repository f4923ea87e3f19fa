import { bootstrapApplication } from '@angular/platform-browser';
import { App, config } from './app';

void bootstrapApplication(App, config);
