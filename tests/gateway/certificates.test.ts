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
  agency: 'Lorne County Sheriff',
  licenseNumber: 'LE-20417',
  authority: 'State Traffic Incident Management Program',
  signer: 'Robin Hale',
  signerTitle: 'Program Director',
}

const AUTHORITY = { authority: null, samples: { en: '/api/en', tr: '/api/tr', ar: '/api/ar' } }
const AUTHORITY_FORM = {
  nameEn: 'State program',
  nameTr: 'Eyalet programı',
  nameAr: 'برنامج الولاية',
  signer: 'Robin Hale',
  titleEn: '',
  titleTr: '',
  titleAr: '',
  signature: 'kept',
  seal: '',
  seen: 3,
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
    'CertificateAuthority',
    {},
    {
      sends: 'GET /api/certificate-authority',
      answer: AUTHORITY,
      gives: { certificateAuthority: AUTHORITY },
      broken: { 'no samples': { authority: null } },
    },
  ),
  call(
    'SaveCertificateAuthority',
    { form: AUTHORITY_FORM },
    {
      sends: 'PUT /api/certificate-authority',
      creates: true,
      body: AUTHORITY_FORM,
      answer: AUTHORITY,
      gives: { saveCertificateAuthority: AUTHORITY },
      broken: { 'no samples': { authority: null } },
      announces: ['certificateAuthority'],
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
