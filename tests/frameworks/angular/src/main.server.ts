import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App, config } from './app';

const onServer = provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }]));

export default (context: BootstrapContext) =>
  bootstrapApplication(App, mergeApplicationConfig(config, { providers: [onServer] }), context);
