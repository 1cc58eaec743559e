import { describe, expect, test } from 'vitest'

import type { BotSolution } from '../../src/domain/contract/bot-check.contract.ts'
import type { SignUpBody } from '../../src/domain/contract/sign-up.contract.ts'
import { FaultError } from '../../src/domain/fault.ts'
import { gatewayWith, json, refusal } from './fake-server.ts'

const PERSON: SignUpBody = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.org',
  birthdate: '05/17/1991',
  password: 'Responder#2026',
  phone: '',
  primaryAgencyId: 0,
  agencies: [],
  licenseNumber: '',
  agencyNumber: '',
  userType: 1,
  verificationCode: '',
}
const SOLUTION: BotSolution = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      data: { expires: 1_800_000_000 },
      keyLength: 32,
      keyPrefix: 'ab',
      keySignature: 'cd',
      nonce: '01',
      salt: '02',
    },
    signature: 'ef',
  },
  solution: { counter: 61, derivedKey: 'ab' },
}
const PROFILE = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.org',
  pendingEmail: null,
  phone: '',
  isPhoneVerified: false,
  notifyPhone: false,
  birthdate: null,
  licenseNumber: '',
  agencyNumber: '',
  primaryAgencyId: 0,
  agencies: [],
  photoUrl: null,
  roles: [2],
  memberSince: '2026-03-02T15:00:00Z',
}
const none = () => new Response(null, { status: 204 })

describe('signing up', () => {
  test('sends the payload of the contract and nothing more, the solved check beside it, and a key', async () => {
    const { gateway, received } = gatewayWith({
      'POST /api/auth/sign-up': () => json({ needsEmail: true }, { status: 201 }),
    })
    expect(await gateway.ask('SignUp', { person: PERSON, botCheck: SOLUTION })).toEqual({
      signUp: { needsEmail: true },
    })
    const [request] = received
    expect([request?.body, request?.headers.get('Bot-Check'), request?.headers.get('Idempotency-Key')]).toEqual([
      PERSON,
      JSON.stringify(SOLUTION),
      'key-1',
    ])
  })

  test('is refused with words for each field', async () => {
    const details = [{ field: 'password', message: 'Too common.' }]
    const { gateway } = gatewayWith({ 'POST /api/auth/sign-up': () => refusal(400, { code: 'INVALID', details }) })
    const refused = gateway.ask('SignUp', { person: PERSON, botCheck: SOLUTION })
    await expect(refused).rejects.toEqual(
      new FaultError({ kind: 'refused', code: 'INVALID', message: 'No.', fields: details }),
    )
  })

  test('asks what an invitation knows by what the address carried', async () => {
    const data = { ...PERSON, primaryAgencyId: null, userType: 2 }
    const { gateway, received } = gatewayWith({ 'GET /api/auth/profile-data': () => json(data) })
    const { profileData } = await gateway.ask('ProfileData', { verificationCode: 'K7', profileId: '4', userType: null })
    expect([profileData.firstName, received[0]?.path]).toEqual([
      'Ada',
      '/api/auth/profile-data?profileId=4&verificationCode=K7',
    ])
  })
})

describe('a profile', () => {
  test('that was saved is told to whoever shows it, and to whoever shows who is looking', async () => {
    const { gateway, received } = gatewayWith({ 'PATCH /api/profiles/me': () => json(PROFILE) })
    const told: string[] = []
    gateway.topics.subscribe(['profile'], () => told.push('profile'))
    gateway.topics.subscribe(['viewer'], () => told.push('viewer'))
    const { firstName, lastName, phone, licenseNumber, agencyNumber, primaryAgencyId } = PROFILE
    const profile = { firstName, lastName, phone, licenseNumber, agencyNumber, primaryAgencyId, agencies: [] }
    expect(await gateway.ask('SaveProfile', { profile })).toEqual({ saveProfile: PROFILE })
    expect([received[0]?.body, told]).toEqual([profile, ['profile', 'viewer']])
  })
})

describe('calls without an answer', () => {
  test.each([
    ['ConfirmEmail', { code: 'c' }, 'POST /api/auth/confirm-email', { code: 'c' }, ['profile', 'viewer']],
    ['DeclineWalkIn', { code: 'c' }, 'POST /api/auth/decline-walk-in', { code: 'c' }, ['viewer']],
    ['SendFreshLink', { code: 'c' }, 'POST /api/auth/fresh-link', { code: 'c' }, []],
    ['ResendVerificationTo', { email: 'a@b.co' }, 'POST /api/auth/resend-verification', { email: 'a@b.co' }, []],
    [
      'ForgotPassword',
      { email: 'a@b.co', botCheck: SOLUTION },
      'POST /api/auth/forgot-password',
      { email: 'a@b.co', botCheck: SOLUTION },
      [],
    ],
    ['ResetPassword', { code: 'c', password: 'p' }, 'POST /api/auth/reset-password', { code: 'c', password: 'p' }, []],
    [
      'ChangePassword',
      { currentPassword: 'o', password: 'p' },
      'POST /api/auth/change-password',
      { currentPassword: 'o', password: 'p' },
      ['sessions'],
    ],
    [
      'ChangeEmail',
      { email: 'a@b.co', password: 'p' },
      'POST /api/auth/change-email',
      { email: 'a@b.co', password: 'p' },
      ['profile'],
    ],
    ['CancelEmailChange', {}, 'DELETE /api/auth/change-email', undefined, ['profile']],
    ['RemovePhoto', {}, 'DELETE /api/profiles/me/photo', undefined, ['profile', 'viewer']],
    ['SendPhoneCode', { phoneNumber: '1' }, 'POST /api/profiles/phone/verify/send', { phoneNumber: '1' }, []],
    [
      'VerifyPhone',
      { phoneNumber: '1', code: '2' },
      'POST /api/profiles/phone/verify',
      { phoneNumber: '1', code: '2' },
      ['profile', 'viewer'],
    ],
    [
      'SaveNotification',
      { notifyPhone: true },
      'POST /api/profiles/settings/notification',
      { notifyPhone: true },
      ['profile'],
    ],
    ['EndPersonSession', { sessionId: 's' }, 'DELETE /api/profiles/me/sessions/s', undefined, ['sessions']],
    ['EndOtherSessions', {}, 'DELETE /api/profiles/me/sessions', undefined, ['sessions']],
    ['Deactivate', { password: 'p' }, 'POST /api/profiles/me/deactivate', { password: 'p' }, []],
    ['RevokeInvitation', { id: 3 }, 'POST /api/invitations/3/revoke', {}, ['invitations']],
    ['ResendInvitation', { id: 3 }, 'POST /api/invitations/3/resend', {}, ['invitations']],
    [
      'AcceptInvitation',
      { verificationCode: 'K7' },
      'POST /api/auth/accept-invitation',
      { verificationCode: 'K7' },
      ['profile', 'viewer'],
    ],
  ] as const)('%s is one call, and tells who has to ask again', async (name, variables, call, body, topics) => {
    const answer = name === 'ConfirmEmail' ? () => json({ kind: 'verification', token: null }) : none
    const { gateway, received } = gatewayWith({ [call]: answer })
    const told: string[] = []
    for (const topic of ['profile', 'viewer', 'sessions', 'invitations'] as const) {
      gateway.topics.subscribe([topic], () => told.push(topic))
    }
    await gateway.ask(name, variables as never)
    expect([received.map(({ method, path }) => `${method} ${path}`), received[0]?.body, told.toSorted()]).toEqual([
      [call],
      body,
      [...topics],
    ])
  })
})
