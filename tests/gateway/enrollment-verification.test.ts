import { call, testCalls } from './calls.ts'

const DETAILS = { firstName: 'Ada', lastName: 'Kaya', licenseNumber: 'K-1', primaryAgencyId: 0 }
const OWN = {
  id: 11,
  courseId: 1,
  courseTitle: 'Course 1',
  status: 1,
  startedAt: '2026-01-01T00:00:00Z',
  expirationDate: '2026-12-31T00:00:00Z',
  isVerified: false,
  incomplete: false,
  canBeVerified: true,
}
const FOUND = { enrollmentId: 11, courseId: 1, courseTitle: 'Course 1', isVerified: false, verifiedAt: null }
const VERIFIED = {
  enrollmentId: 11,
  courseId: 1,
  courseTitle: 'Course 1',
  verifiedAt: '2026-01-02T00:00:00Z',
  incomplete: true,
}

testCalls([
  call(
    'OwnEnrollments',
    {},
    {
      sends: 'GET /api/online-enrollments',
      answer: [OWN],
      gives: { ownEnrollments: [OWN] },
      broken: { 'no end': [{ ...OWN, expirationDate: null }] },
    },
  ),
  call(
    'EnrollmentByCode',
    { code: 'ABCD-EFGH' },
    {
      sends: 'POST /api/online-enrollments/verification/check',
      body: { code: 'ABCD-EFGH' },
      answer: { ...FOUND, details: DETAILS },
      gives: { enrollmentByCode: { ...FOUND, details: DETAILS } },
      broken: { 'nobody whose it is': FOUND, 'half a person': { ...FOUND, details: { firstName: 'Ada' } } },
    },
  ),
  call(
    'VerifyEnrollment',
    { code: 'ABCD-EFGH', details: DETAILS },
    {
      sends: 'POST /api/online-enrollments/verification',
      creates: true,
      body: { code: 'ABCD-EFGH', details: DETAILS },
      answer: VERIFIED,
      gives: { verifyEnrollment: VERIFIED },
      broken: { 'no time of it': { ...VERIFIED, verifiedAt: null } },
      announces: ['enrollments', 'profile', 'viewer'],
    },
  ),
  call(
    'ResendEnrollmentCode',
    { enrollmentId: 11 },
    {
      sends: 'POST /api/online-enrollments/11/verification-code',
      body: {},
      gives: { resendEnrollmentCode: true },
    },
  ),
])
