/** A self-signed certificate, made anew for each run (X.509, RFC 5280): no key is stored and nothing expires. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { bitString, explicit, implicit, integer, objectId, octetString, sequence, set, utcTime, utf8 } from './der';

export interface Certificate {
  /** The private key, as PEM. */
  key: string;
  cert: string;
  /** SHA-256 of the public key in base64, as Chromium's `--ignore-certificate-errors-spki-list` expects it. */
  fingerprint: string;
}

const ECDSA_WITH_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'));
const DAY_MS = 86_400_000;

export function makeCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(set(sequence(objectId('2.5.4.3'), utf8(host))));
  const now = Date.now();
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS))),
    name,
    spki,
    explicit(3, sequence(subjectAltName(host))),
  );
  const signature = sign('sha256', body, privateKey);
  const cert = sequence(body, ECDSA_WITH_SHA256, bitString(signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

const subjectAltName = (host: string) =>
  sequence(objectId('2.5.29.17'), octetString(sequence(implicit(2, Buffer.from(host)))));
