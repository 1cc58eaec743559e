import { call, testCalls } from './calls.ts'

const KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'x',
  y: 'y',
  kid: 'http://server.test/api/credential-keys#thumb',
  alg: 'ES256',
  use: 'sig',
} as const
const CERTIFICATE = {
  number: 'TIM-2',
  state: 'valid' as const,
  recipientName: 'Ada Kaya',
  courseTitle: 'Tow Operators',
  hours: 4,
  completedOn: '2026-01-01T00:00:00Z',
  issuedAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  issuer: 'The programme',
  revokedAt: null,
  supersededBy: null,
}

testCalls([
  call(
    'CredentialKeys',
    {},
    {
      sends: 'GET /api/credential-keys',
      answer: { keys: [KEY] },
      gives: { credentialKeys: [KEY] },
      broken: { 'a key of another kind': { keys: [{ ...KEY, kty: 'RSA' }] } },
    },
  ),
  call(
    'ReissueCertificate',
    { number: 'TIM 1/2' },
    {
      sends: 'POST /api/certificates/TIM%201%2F2/reissue',
      body: {},
      creates: true,
      answer: CERTIFICATE,
      gives: { reissueCertificate: CERTIFICATE },
      broken: { 'a state that there is not': { ...CERTIFICATE, state: 'lost' } },
      announces: ['certificates'],
    },
  ),
])
