/**
 * tsyringe throws when it is evaluated before its polyfill. A bundle evaluates a CommonJS polyfill where its importer
 * is, and an importer after all its imports: therefore this file imports nothing else.
 */
import 'reflect-metadata/lite';
