import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Synchronous and without Node, so that the gateway in a page has it as well. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
