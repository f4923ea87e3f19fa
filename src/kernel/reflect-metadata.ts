/**
 * tsyringe throws when it is evaluated before the polyfill that it needs. In a bundle a CommonJS polyfill is evaluated
 * where its importer is, and an importer is evaluated after all that it imports: so this one imports nothing else.
 */
import 'reflect-metadata/lite';
